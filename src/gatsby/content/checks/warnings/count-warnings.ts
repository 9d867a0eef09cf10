import type { Language } from '../../../../i18n/languages';
import type { KindName } from '../../kinds';
import type { ContentFile } from '../../loading/load-content';
import type { Problem } from '../../messages/problem';
import { partFields } from './record-warnings';
import { groupBy } from '../../group-by';
import { lineIn, textsIn } from './texts-in';

interface CountWords {
  /** From one up to the last number that is a word of its own. */
  numbers: string;
  /** From ten to ninety. */
  tens: string;
  /** Composes a number of a ten and a one. */
  compose: (ten: string, one: string) => string;
  /** One hundred, alone and before a smaller number. */
  hundred: string;
  hundredAnd: string;
  /** Before a number that says which one is next, as in "Number fifteen is yours". */
  next: string;
  /** What visitors may call the records of a kind. */
  kinds: Partial<Record<KindName, string>>;
}

/** The parts of regular expressions that find counts of records. Other languages are not searched. */
const countWords: Partial<Record<Language, CountWords>> = {
  en: {
    numbers:
      'one two three four five six seven eight nine ten eleven (?:twelve|(?<!half\\s)a\\sdozen) thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'ten twenty thirty forty fifty sixty seventy eighty ninety',
    compose: (ten, one) => `${ten}-${one}`,
    hundred: '(?:one|a)\\shundred',
    hundredAnd: '(?:one|a)\\shundred(?:\\sand)?\\s',
    next: '(?:number|project)',
    kinds: {
      plans: 'plans',
      projects: 'projects|clients',
      services: 'services|ways',
      skills: 'skills',
      values: 'values|reasons',
      cases: 'cases|case studies',
    },
  },
  nl: {
    numbers:
      'een twee drie vier vijf zes zeven acht negen tien elf (?:twaalf|een\\sdozijn) dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'tien twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    compose: (ten, one) => `${one}${one.endsWith('e') ? 'ë' : 'e'}n${ten}`,
    hundred: 'honderd',
    hundredAnd: 'honderd(?:en)?',
    next: '(?:nummer|project)',
    kinds: {
      plans: 'pakketten|plannen',
      projects: 'projecten|klanten',
      services: 'diensten|manieren',
      skills: 'vaardigheden',
      values: 'waarden|redenen',
      cases: 'cases',
    },
  },
  es: {
    numbers:
      'un[oa]? dos tres cuatro cinco seis siete ocho nueve diez once (?:doce|una\\sdocena) trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veinti[uú]n[oa]? veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
    tens: 'diez veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    compose: (ten, one) => `${ten} y ${one}`,
    hundred: 'cien',
    hundredAnd: 'ciento\\s',
    next: '(?:número|proyecto)',
    kinds: {
      plans: 'planes',
      projects: 'proyectos|clientes',
      services: 'servicios|maneras|formas',
      skills: 'habilidades',
      values: 'valores|razones|motivos',
      cases: 'casos',
    },
  },
};

/** The first and the last number that are searched: one record is rarely counted. */
const [least, most] = [2, 199];

/** The words of the numbers that are searched, in their order. */
const numberWords = ({ numbers, tens, compose, hundred, hundredAnd }: CountWords): string[] => {
  const [simple, ten] = [numbers.split(' '), tens.split(' ')];
  const wordOf = (number: number): string => {
    if (number >= 100) return number === 100 ? hundred : hundredAnd + wordOf(number - 100);
    const [above = '', one] = [ten[Math.floor(number / 10) - 1], simple[(number % 10) - 1]];
    return simple[number - 1] ?? (one ? compose(above, one) : above);
  };
  return Array.from({ length: most - least + 1 }, (_, index) => wordOf(index + least));
};

/** How many records of a kind there are, and in each part that a page may show alone, such as a price list. */
const countsOf = (files: readonly ContentFile[], kind: string): number[] => {
  const records = files.filter(({ identity }) => identity?.name === kind);
  const part = Object.entries(partFields).find(([name]) => name === kind)?.[1];
  const parts = groupBy(records, ({ value }) => (part ? String(Object(value)[part]) : ''));
  return [records, ...parts].map(({ length }) => length);
};

/**
 * Finds a number before the name of a kind, with an "of our" and an adjective between, that is not how many records there are: in words or in
 * digits. One below half of them is of a choice among them, as in "two services fit best". "Number fifteen" is the project after fourteen.
 */
export const findWrongCounts = (files: readonly ContentFile[]): Problem[] => {
  const texts = textsIn(files);
  return Object.entries(countWords).flatMap(([language, own]) => {
    const words = numberWords(own);
    const number = `(\\d{1,3}|${words.join('|')})`;
    const valueOf = (found: string): number =>
      /\d/.test(found)
        ? Number(found)
        : words.findIndex((word) => new RegExp(`^${word}$`, 'iu').test(found)) + least;

    /** Marks of headings and stories may be around the words. */
    const wrong = (kind: string, pattern: string, ahead = 0): Problem[] => {
      const [total = 0, ...parts] = countsOf(files, kind);
      const right = [total, ...parts].map((count) => count + ahead);
      const inParts = parts.length > 1 ? ` (${parts.join(' and ')})` : '';
      const counts = new RegExp(`(?<![\\p{L}\\p{N}.,-])${pattern}(?![\\p{L}\\p{N}])`, 'giu');
      return texts
        .filter((text) => text.language === language)
        .flatMap((text) =>
          [...text.text.matchAll(counts)]
            .filter(([, found = '']) => {
              const value = valueOf(found);
              return value >= total / 2 && !right.includes(value);
            })
            .map(({ 0: found, index }) =>
              text.file.problem(
                text.field,
                `says "${found}", and content/${kind} has ${total}${inParts}; if it counts them, leave the number out.`,
                lineIn(text, index),
              ),
            ),
        );
    };

    const between =
      '[\\s_*~]+(?:(?:of our|van onze|de nuestr[oa]s)[\\s_*~]+)?(?:[\\p{L}-]+[\\s_*~]+)?';
    return [
      ...Object.entries(own.kinds).flatMap(([kind, names]) =>
        wrong(kind, `${number}${between}(?:${names})`),
      ),
      ...wrong('projects', `${own.next}[\\s_*~]+${number}`, 1),
    ];
  });
};
