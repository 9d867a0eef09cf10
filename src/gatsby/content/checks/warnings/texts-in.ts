import { isLanguage, type Language } from '../../../../i18n/languages';
import type { ContentFile } from '../../loading/load-content';
import type { FieldPath } from '../../messages/problem';

/** A text of a record, of the interface, or the story of a case. */
export interface Text {
  file: ContentFile;
  /** Name of the kind or folder, such as `plans` or `locales`. */
  kind: string;
  field: FieldPath;
  /** The field without languages and places in lists, so that siblings have the same: `features`. */
  name: string;
  /** Undefined for a text that is the same in all languages. */
  language?: Language;
  text: string;
}

const languageOfFile = ({ path }: ContentFile): Language | undefined =>
  path.split(/[/.]/).find(isLanguage);

const leaves = (value: unknown, field: FieldPath = []): { field: FieldPath; text: string }[] => {
  if (typeof value === 'string') return [{ field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, [...field, Array.isArray(value) ? Number(key) : key]),
  );
};

/** Lists every text with its place, for warnings that compare or search texts. */
export const textsIn = (files: readonly ContentFile[]): Text[] =>
  files.flatMap((file) =>
    leaves(file.story ?? file.value).map(({ field, text }) => ({
      file,
      kind: file.path.replace(/[/.].*/, ''),
      field,
      name: field.filter((part) => typeof part === 'string' && !isLanguage(part)).join('.'),
      language: field.map(String).find(isLanguage) ?? languageOfFile(file),
      text,
    })),
  );

/** Groups texts by what they have in common; groups keep the order of their first text. */
export const groupTexts = (texts: readonly Text[], keyOf: (text: Text) => string): Text[][] => {
  const groups = new Map<string, Text[]>();
  for (const text of texts) groups.set(keyOf(text), [...(groups.get(keyOf(text)) ?? []), text]);
  return [...groups.values()];
};
