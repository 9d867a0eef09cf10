import { defaultLanguage } from '../../../i18n/languages';
import type { ContentFile } from '../loading/load-content';

/** Fields after which the file of a record is called. */
const names = ['slug', 'title', 'name', 'label'];

const letters = (text: unknown): string =>
  String(text)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z\d]/g, '');

/** How many of its names a record has in common with its file; a copy has fewer than its original until all are changed. */
export const nameSimilarity = ({ identity, value }: ContentFile): number =>
  names.filter((name) => {
    const own: unknown = Object(value)[name];
    const text: unknown = typeof own === 'object' ? Object(own)[defaultLanguage] : own;
    return letters(text) === letters(identity?.key);
  }).length;

const orderOf = ({ value }: ContentFile): number => Number(Object(value).order ?? 0);

/** The record of a file, which for a story is the case that it belongs to. */
const recordOf = (file: ContentFile, files: readonly ContentFile[]): ContentFile => {
  const path = file.path.replace(/[^/]*$/, 'case.json');
  return (file.story !== undefined && files.find((other) => other.path === path)) || file;
};

/** Sorts files so that a record comes before its copies, as far as names and places in lists show which is which. */
export const originalsFirst = (files: readonly ContentFile[]): ContentFile[] =>
  files
    .map((file) => ({ file, record: recordOf(file, files) }))
    .sort(
      (one, other) =>
        nameSimilarity(other.record) - nameSimilarity(one.record) ||
        orderOf(one.record) - orderOf(other.record),
    )
    .map(({ file }) => file);
