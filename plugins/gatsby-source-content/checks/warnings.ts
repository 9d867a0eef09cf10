import { isFree } from '../content-types/plan-prices';
import { quote, type ContentError } from '../errors';
import { headLengths } from '../fields/texts';
import { repeatsIn } from '../group-by';
import { languageNames } from '../language-names';
import { entriesOf, errorIn, type ContentFile } from '../read-content';
import { isFileOrAddress, placeInAnyLanguage, textsIn, type Text } from './texts';

/** Finds plans that cost no less when they are paid by the year. */
export const findYearlyPrices = (files: readonly ContentFile[]): ContentError[] =>
  entriesOf(files, 'Plan').flatMap(({ file, entry: { price } }) =>
    price && !isFree(price) && price.yearly >= price.monthly
      ? errorIn(
          file,
          ['price', 'yearly'],
          `a month costs ${price.yearly} when paid by the year, and ${price.monthly} when paid by the month; the year should be cheaper.`,
        )
      : [],
  );

/** Shorter texts, such as product names, are often the same in several languages. */
const sentence = 30;

/** Leaves out file names, addresses and texts that all languages share. */
const isSentence = (text: Text): boolean =>
  text.language !== undefined && text.text.length >= sentence && !isFileOrAddress(text);

/** Finds a sentence that reads the same in two languages. */
export const findUntranslated = (files: readonly ContentFile[]): ContentError[] =>
  repeatsIn(textsIn(files).filter(isSentence), (text) => placeInAnyLanguage(text) + text.text).map(
    ({ item: { file, field, text }, first: { language } }) =>
      errorIn(
        file,
        field,
        `reads as in ${language && languageNames[language]}: ${quote(text)}; translate it.`,
      ),
  );

/** How many characters search results show of these fields of pages. */
const shown: Record<string, number> = {
  title: headLengths.title.most,
  pageTitle: headLengths.title.most,
  description: headLengths.description.most,
};

/** Finds titles and descriptions that search results cut off. */
export const findLongTexts = (files: readonly ContentFile[]): ContentError[] =>
  textsIn(
    files.filter(({ type }) => /^(?:Page|Case|LegalPage|NotFound)$/.test(type?.name ?? '')),
  ).flatMap(({ file, field, text }) => {
    const most = shown[String(field[0])] ?? Infinity;
    return text.length > most
      ? errorIn(
          file,
          field,
          `has ${text.length} characters, and search results show ${most} of them; shorten it.`,
        )
      : [];
  });
