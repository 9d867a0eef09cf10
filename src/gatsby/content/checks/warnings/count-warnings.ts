import type { Language } from '../../../../i18n/languages';
import type { KindName } from '../../kinds';
import type { ContentFile } from '../../loading/load-content';
import type { Problem } from '../../messages/problem';
import { textsIn } from './texts-in';

/** The kind whose records a page lists, by the name of the page and of its words. */
const listedKinds: Partial<Record<string, KindName>> = {
  services: 'services',
  projects: 'projects',
  technology: 'skills',
  pricing: 'plans',
  cases: 'cases',
};

/** Words for numbers, from three: lower ones rarely count records. A language without a list is not searched. */
const numberWords: Partial<Record<Language, string>> = {
  en: 'three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  nl: 'drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien',
  es: 'tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis',
};

const numbersIn = (text: string, language: Language): { word: string; number: number }[] =>
  (numberWords[language]?.split(' ') ?? []).flatMap((word, index) =>
    new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text)
      ? [{ word, number: index + 3 }]
      : [],
  );

/** Finds a number in words on a page that lists another number of records. */
export const findWrongCounts = (files: readonly ContentFile[]): Problem[] =>
  textsIn(files).flatMap(({ file, field, language, text }) => {
    const page = /^(?:pages|locales\/\w+)\/(.+)\.json$/.exec(file.path)?.[1] ?? '';
    const listed = listedKinds[page];
    if (!listed || !language) return [];
    const count = files.filter(({ identity }) => identity?.name === listed).length;
    return numbersIn(text, language)
      .filter(({ number }) => number !== count)
      .map(({ word }) =>
        file.problem(
          field,
          `says "${word}", and content/${listed} has ${count}; if it counts them, say it without a number.`,
        ),
      );
  });
