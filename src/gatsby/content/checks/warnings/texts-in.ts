import { isLanguage, type Language } from '../../../../i18n/languages';
import type { ContentFile } from '../../loading/load-content';
import type { FieldPath } from '../../messages/problem';
import { leavesOf } from '../../schemas/fields';

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

/** Lists every text with its place, for warnings that compare or search texts. */
export const textsIn = (files: readonly ContentFile[]): Text[] =>
  files.flatMap((file) =>
    leavesOf(file.story ?? file.value).flatMap(({ field, value }) =>
      typeof value === 'string'
        ? {
            file,
            kind: file.path.replace(/[/.].*/, ''),
            field,
            name: field.filter((part) => typeof part === 'string' && !isLanguage(part)).join('.'),
            language: field.map(String).find(isLanguage) ?? languageOfFile(file),
            text: value,
          }
        : [],
    ),
  );

/** The line of a place in a story, which is one text without fields; that of another text follows from its field. */
export const lineIn = ({ field, text }: Pick<Text, 'field' | 'text'>, index: number) =>
  field.length > 0 ? undefined : text.slice(0, index).split('\n').length;

/** What a text has in common with its translations: the place, apart from the language. */
export const placeInAnyLanguage = ({ file, field, language }: Text): string =>
  JSON.stringify([
    file.path.split(new RegExp(`\\b${language}\\b`)),
    field.filter((part) => part !== language),
  ]);
