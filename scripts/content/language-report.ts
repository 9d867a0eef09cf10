import { languageName } from '../../src/gatsby/content/language-names';
import { isLanguage } from '../../src/i18n/languages';
import { missingTexts, untranslatedTexts, type MissingTexts } from './missing-texts';

const counted = (number: number, what: string): string =>
  `${number} ${what}${number === 1 ? '' : 's'}`;

const total = (found: readonly MissingTexts[]): string =>
  `${counted(
    found.reduce((sum, { count }) => sum + count, 0),
    'text',
  )} in ${counted(found.length, 'file')}`;

/** Lists, line by line, what the content lacks in a language, or in one that is to be added. Throws a RangeError if it is no code of two or three small letters. */
export const languageReport = (root: string, code: string): string[] => {
  if (!/^[a-z]{2,3}$/.test(code)) throw new RangeError(code);
  const name = languageName(code);
  const missing = missingTexts(root, code);
  const { sentences, names } = untranslatedTexts(root, code);
  const conclusions = [
    !isLanguage(code) &&
      `${code} is not a language of the site yet: add it to src/i18n/languages.ts, and to "languages" in content/site.json.`,
    missing.length > 0 && `${name} lacks ${total(missing)}.`,
    sentences.length > 0 && `Not translated into ${name}: ${total(sentences)}.`,
  ].filter((line) => line !== false);
  return [
    ...missing.map(({ file, count, what }) => `${file}  ${count} missing: ${what}`),
    ...sentences.map(({ file, count, what }) => `${file}  ${count} not translated: ${what}`),
    ...(conclusions.length > 0 ? conclusions : [`${name} is complete.`]),
    ...(names.length > 0
      ? [
          `${counted(names.length, 'short text')} read as in another language, as names may: ${names.map((text) => JSON.stringify(text)).join(', ')}.`,
        ]
      : []),
  ];
};
