import type { Language } from '../../../../i18n/languages';
import type { KindName } from '../../kinds';
import type { ContentFile } from '../../loading/load-content';
import type { Problem } from '../../messages/problem';
import { partFields } from './record-warnings';
import { groupBy, lineIn, textsIn } from './texts-in';

/** Numbers from two, as one record is rarely counted, and what visitors may call the records of a kind. Other languages are not searched. */
const countWords: Partial<
  Record<Language, { numbers: string; kinds: Partial<Record<KindName, string>> }>
> = {
  en: {
    numbers:
      'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
    kinds: {
      plans: 'plans',
      projects: 'projects|clients',
      services: 'services',
      skills: 'skills',
      values: 'values|reasons',
      cases: 'cases|case studies',
    },
  },
  nl: {
    numbers:
      'twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig',
    kinds: {
      plans: 'pakketten|plannen',
      projects: 'projecten|klanten',
      services: 'diensten',
      skills: 'vaardigheden',
      values: 'waarden|redenen',
      cases: 'cases',
    },
  },
  es: {
    numbers:
      'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
    kinds: {
      plans: 'planes',
      projects: 'proyectos|clientes',
      services: 'servicios',
      skills: 'habilidades',
      values: 'valores|razones|motivos',
      cases: 'casos',
    },
  },
};

/** How many records of a kind there are, and in each part that a page may show alone, such as a price list. */
const countsOf = (files: readonly ContentFile[], kind: string): number[] => {
  const records = files.filter(({ identity }) => identity?.name === kind);
  const part = Object.entries(partFields).find(([name]) => name === kind)?.[1];
  const parts = groupBy(records, ({ value }) => (part ? String(Object(value)[part]) : ''));
  return [records, ...parts].map(({ length }) => length);
};

/** Finds a number before the name of a kind, in words or in digits, that is not how many records there are. */
export const findWrongCounts = (files: readonly ContentFile[]): Problem[] =>
  textsIn(files).flatMap((text) => {
    const own = text.language && countWords[text.language];
    if (!own) return [];
    const { numbers, kinds } = own;
    const words = numbers.split(' ');
    return Object.entries(kinds).flatMap(([kind, names]) => {
      const counts = countsOf(files, kind);
      // Marks of headings and stories may be around the words.
      const pattern = `(?<![\\p{L}\\p{N}.,-])(\\d{1,2}|${words.join('|')})[\\s_*~]+(?:${names})(?!\\p{L})`;
      return [...text.text.matchAll(new RegExp(pattern, 'giu'))]
        .filter(([, number = '']) => {
          const place = words.indexOf(number.toLowerCase());
          return !counts.includes(place < 0 ? Number(number) : place + 2);
        })
        .map(({ 0: found, index }) =>
          text.file.problem(
            text.field,
            `says "${found}", and content/${kind} has ${counts[0]}; if it counts them, say it without a number.`,
            lineIn(text, index),
          ),
        );
    });
  });
