import {
  isSentence,
  sameInLanguages,
} from '../../src/gatsby/content/checks/warnings/text-warnings';
import { groupBy } from '../../src/gatsby/content/group-by';
import { textsIn } from '../../src/gatsby/content/checks/warnings/texts-in';
import { loadContent, type ContentFile } from '../../src/gatsby/content/loading/load-content';
import { contentFolder } from '../../src/gatsby/content/loading/read-file';
import { defaultLanguage, languages } from '../../src/i18n/languages';

/** What a file lacks in a language. */
export interface MissingTexts {
  /** Path from the project's folder. */
  file: string;
  count: number;
  /** The fields, or what to do where the whole file is missing. */
  what: string;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const shown = 3;

/** Names the first of several fields. */
const listed = (fields: readonly string[]): string =>
  [...fields.slice(0, shown), ...(fields.length > shown ? ['...'] : [])].join(', ');

/** The fields that exist in the default language but not in this one. */
const fieldsWithout = (value: unknown, language: string, above: string[] = []): string[] => {
  if (!isGroup(value)) return [];
  const isTranslated =
    defaultLanguage in value &&
    Object.keys(value).every((key) => key === language || languages.some((code) => code === key));
  if (isTranslated) return value[language] ? [] : [above.join('.')];
  return Object.entries(value).flatMap(([key, inner]) =>
    fieldsWithout(inner, language, [...above, key]),
  );
};

const wordsIn = (value: unknown): number =>
  isGroup(value) ? Object.values(value).reduce<number>((sum, inner) => sum + wordsIn(inner), 0) : 1;

/** The words of the interface and the stories, which have a file for each language. */
const missingFiles = (files: readonly ContentFile[], language: string): MissingTexts[] =>
  files.flatMap(({ path, value, story }) => {
    const own = path
      .replace(`locales/${defaultLanguage}/`, `locales/${language}/`)
      .replace(`/${defaultLanguage}.md`, `/${language}.md`);
    if (own === path || files.some((file) => file.path === own)) return [];
    const count = story === undefined ? wordsIn(value) : 1;
    return [
      {
        file: `${contentFolder}/${own}`,
        count,
        what: `copy ${contentFolder}/${path}, and translate it`,
      },
    ];
  });

/** Lists what the content lacks in a language, which need not be one of the site yet. */
export const missingTexts = (root: string, language: string): MissingTexts[] => {
  const { files } = loadContent(root);
  const records = files.flatMap(({ path, value }) => {
    const fields = path.startsWith('locales/') ? [] : fieldsWithout(value, language);
    return fields.length > 0
      ? [{ file: `${contentFolder}/${path}`, count: fields.length, what: listed(fields) }]
      : [];
  });
  return [...records, ...missingFiles(files, language)];
};

/** Lists the texts of a language that read as in another one. `names` are so short that this may be right. */
export const untranslatedTexts = (
  root: string,
  language: string,
): { sentences: MissingTexts[]; names: string[] } => {
  const same = sameInLanguages(textsIn(loadContent(root).files)).flatMap((texts) =>
    // Whoever translates into another language starts from the default one.
    language === defaultLanguage ? [] : texts.filter((text) => text.language === language),
  );
  return {
    sentences: groupBy(same.filter(isSentence), ({ file }) => file.path).map((texts) => ({
      file: `${contentFolder}/${texts[0]?.file.path}`,
      count: texts.length,
      what: listed([...new Set(texts.map(({ name }) => name || 'the story'))]),
    })),
    names: [...new Set(same.filter((text) => !isSentence(text)).map(({ text }) => text))],
  };
};
