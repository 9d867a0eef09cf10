import { basename } from 'node:path';
import { savedPercent } from '../content-types/plan-prices';
import { listOf, type ContentError } from '../errors';
import type { ContentOptions } from '../options';
import { entriesOf, errorIn, type ContentFile } from '../read-content';
import { textsIn } from './texts';

/** A plan that costs less when it is paid by the year, and how much less in whole percent. */
const savingsIn = (files: readonly ContentFile[]): { file: ContentFile; saved: number }[] =>
  entriesOf(files, 'Plan')
    .map(({ file, entry: { price } }) => ({ file, saved: price ? savedPercent(price) : 0 }))
    .filter(({ saved }) => saved > 0);

/** The percentages of a text, such as 10% or 12,5 %. */
const percentagesIn = (text: string): number[] =>
  [...text.matchAll(/(\d+(?:[.,]\d+)?)\s?%/g)].map(([, number = '']) =>
    Math.round(Number(number.replace(',', '.'))),
  );

const percentList = (numbers: readonly number[]): string =>
  listOf([...new Set(numbers)].sort((one, other) => one - other).map((number) => `${number}%`));

/**
 * Warns of texts with a percentage that no plan saves, and of plans that save less or more than the
 * other texts say.
 */
export const findSavings = (
  files: readonly ContentFile[],
  _root: string,
  { pricing }: ContentOptions,
): ContentError[] => {
  const savings = savingsIn(files);
  const texts = textsIn(
    files.filter(
      ({ path }) => /^(pages|locales)\//.test(path) && basename(path) === `${pricing}.json`,
    ),
  )
    .map((text) => ({ ...text, said: percentagesIn(text.text) }))
    .filter(({ said }) => said.length > 0);
  const isTrue = ({ said }: { said: number[] }) =>
    savings.some(({ saved }) => said.includes(saved));
  const trueTexts = texts.filter(isTrue);
  const promised = trueTexts.flatMap(({ said }) => said);
  // Without a valid plan, nothing is known.
  if (savings.length === 0) return [];
  const saved = percentList(savings.map((plan) => plan.saved));
  return [
    ...texts
      .filter((text) => !isTrue(text))
      .map(({ file, field, said }) =>
        errorIn(
          file,
          field,
          `says ${percentList(said)}, but paying by the year saves ${saved}; correct the text or the prices.`,
        ),
      ),
    ...savings
      .filter((plan) => promised.length > 0 && !promised.includes(plan.saved))
      .map((plan) =>
        errorIn(
          plan.file,
          ['price', 'yearly'],
          `saves ${plan.saved}%, but ${listOf([...new Set(trueTexts.map(({ file }) => `content/${file.path}`))])} say ${percentList(promised)} of every plan; correct the price or the texts.`,
        ),
      ),
  ];
};
