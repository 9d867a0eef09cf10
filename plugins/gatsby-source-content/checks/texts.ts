import type { FieldPath } from '../errors';
import { leavesOf } from '../fields/walk';
import { isLanguage, type Language } from '../languages';
import type { ContentFile } from '../read-content';

/** A text of an entry or of the interface, or a Markdown file. */
export interface Text {
  file: ContentFile;
  /** Empty for Markdown, which is one text. */
  field: FieldPath;
  /** Undefined for a text that is the same in all languages. */
  language?: Language;
  text: string;
}

export const isMarkdown = ({ path }: ContentFile): boolean => path.endsWith('.md');

/** Whether a text names a file or an address, which visitors do not read. */
export const isFileOrAddress = ({ text }: Text): boolean => /^(?:\.\/|https:)/.test(text);

/** Lists every text with its file and field. */
export const textsIn = (files: readonly ContentFile[]): Text[] =>
  files.flatMap((file) =>
    leavesOf(isMarkdown(file) ? file.text : file.value).flatMap(({ field, value }) =>
      typeof value === 'string'
        ? {
            file,
            field,
            language: [...field.map(String), ...file.path.split(/[/.]/)].find(isLanguage),
            text: value,
          }
        : [],
    ),
  );

/** Identifies a text and its translations: its file and field without the language. */
export const placeInAnyLanguage = ({ file, field, language }: Text): string =>
  JSON.stringify([
    file.path.split(new RegExp(`\\b${language}\\b`)),
    field.filter((part) => part !== language),
  ]);

/**
 * The line of a character in Markdown; undefined for other texts, whose line follows from their
 * field.
 */
export const lineInMarkdown = ({ file, text }: Text, index: number): number | undefined =>
  isMarkdown(file) ? text.slice(0, index).split('\n').length : undefined;
