import { languages } from '../../../../i18n/languages';
import { recordsOf, type ContentFile } from '../../loading/load-content';
import type { Problem } from '../../messages/problem';
import { lineIn, textsIn } from './texts-in';

/** The files whose texts say how much a visitor saves who pays by the year. */
const aboutPrices = /^(?:pages|locales\/[^/]+)\/pricing\.json$/;

/** Finds a percentage about prices that is not what each plan saves by the year. */
export const findWrongDiscounts = (files: readonly ContentFile[]): Problem[] => {
  const savings = recordsOf(files, 'plans').flatMap(({ file, record: { price } }) =>
    price === 'custom' || price.yearly >= price.monthly
      ? []
      : [{ plan: file.path, percent: Math.round((1 - price.yearly / price.monthly) * 100) }],
  );
  return textsIn(files.filter(({ path }) => aboutPrices.test(path))).flatMap((text) =>
    [...text.text.matchAll(/(\d+)\s*%/g)].flatMap(([found, number]) => {
      const [other] = savings.filter(({ percent }) => percent !== Number(number));
      return other
        ? text.file.problem(
            text.field,
            `says "${found}", and content/${other.plan} saves ${other.percent}% by the year; change the text or the price.`,
          )
        : [];
    }),
  );
};

/** What each language calls the languages of the site. Once, because looking a name up takes longer than searching a text for it. */
const namesIn = new Map(
  languages.map((among) => {
    const names = new Intl.DisplayNames([among], { type: 'language' });
    return [among, languages.map((language) => names.of(language) ?? '')];
  }),
);

/** Finds a text that names two or more of the site's languages, but not all; its own goes without saying. */
export const findMissingLanguages = (files: readonly ContentFile[]): Problem[] =>
  textsIn(files).flatMap((text) => {
    const { language, file, field } = text;
    if (!language) return [];
    const indexOf = (name: string) =>
      text.text.search(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu'));
    const isNamed = (name: string) => indexOf(name) >= 0;
    const names = namesIn.get(language) ?? [];
    const named = names.filter(isNamed);
    const missing = names.filter((name, at) => languages[at] !== language && !isNamed(name));
    return named.length < 2 || missing.length === 0
      ? []
      : file.problem(
          field,
          `names ${named.join(' and ')}, and the site also has ${missing.join(' and ')}.`,
          lineIn(text, indexOf(named[0] ?? '')),
        );
  });
