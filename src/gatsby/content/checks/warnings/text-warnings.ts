import { defaultLanguage } from '../../../../i18n/languages';
import type { ContentFile } from '../../loading/load-content';
import { languageNames } from '../../language-names';
import type { Problem } from '../../messages/problem';
import { quote } from '../../messages/quote';
import { groupBy, repeatsIn } from '../../group-by';
import { lineIn, placeInAnyLanguage, textsIn, type Text } from './texts-in';

/** Shorter texts, such as names of products, may be the same in several languages and records. */
const sentence = 30;

/** Fields in which no two records of a kind have the same, however short it is. */
const ownNames = ['title', 'pageTitle', 'name'];

/** How many times as long as the others of its field a text may be, where there are at least so many. */
const usual = { times: 2.5, others: 3 };

/** Zero-width and control characters, which come along when text is copied from elsewhere. */
const invisible = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Names of files and addresses are long, and no texts. */
export const isSentence = ({ text }: Text): boolean =>
  text.length >= sentence && !/^(?:\.\/|https:)/.test(text);

/** A text that repeats another one, of another record or in another language. */
interface Repeated extends Text {
  other: Text;
}

/** One warning for all that a record repeats of another, or a language of another in a file. */
const forEachPair = (
  repeated: readonly Repeated[],
  message: (count: number, first: Repeated) => string,
): Problem[] =>
  groupBy(repeated, ({ file, language, other }) =>
    JSON.stringify([file.path, other.file.path, other.file === file && [language, other.language]]),
  ).flatMap((texts) =>
    texts.slice(0, 1).map((first) => first.file.problem(first.field, message(texts.length, first))),
  );

/** Finds a sentence, a name or a story that two records have in the same field: a copy that was not changed. Entries of lists, as plans have, may be the same. */
export const findSameTexts = (files: readonly ContentFile[]): Problem[] =>
  forEachPair(
    repeatsIn(
      textsIn(files).filter(
        (text) =>
          (text.file.identity || text.file.story) &&
          (isSentence(text) || ownNames.includes(text.name)) &&
          !text.field.some(Number.isInteger),
      ),
      ({ kind, name, language, text }) => JSON.stringify([kind, name, language, text]),
    )
      .filter(({ item, first }) => item.file !== first.file)
      .map(({ item, first }) => ({ ...item, other: first })),
    (count, { text, other }) =>
      count === 1
        ? `${quote(text)} is in content/${other.file.path} too, so visitors read it twice; change one of the two.`
        : `${count} texts are those of content/${other.file.path}, such as ${quote(text)}, so visitors read them twice; change them in one of the two.`,
  );

/** Groups the texts that read the same in several languages, in the same place. */
export const sameInLanguages = (texts: readonly Text[]): Text[][] =>
  groupBy(
    texts.filter(({ language }) => language),
    (text) => placeInAnyLanguage(text) + text.text,
  ).filter(({ length }) => length > 1);

/** Finds a sentence that reads the same in two languages. */
export const findUntranslated = (files: readonly ContentFile[]): Problem[] =>
  forEachPair(
    sameInLanguages(textsIn(files).filter(isSentence)).flatMap((texts) => {
      const other = texts.find(({ language }) => language === defaultLanguage) ?? texts[0];
      return other
        ? texts.filter((text) => text !== other).map((text) => ({ ...text, other }))
        : [];
    }),
    (count, { text, other }) => {
      const before = languageNames[other.language ?? defaultLanguage];
      // Where neither is the default language, either may be the wrong one.
      const place = other.language === defaultLanguage ? '' : ', or the other way round';
      return count === 1
        ? `reads as in ${before}${place}: ${quote(text)}; translate it.`
        : `${count} texts read as in ${before}${place}, such as ${quote(text)}; translate them.`;
    },
  );

/** Finds characters that nobody sees, which break words, searches and links. */
export const findInvisible = (files: readonly ContentFile[]): Problem[] =>
  textsIn(files).flatMap(({ file, field, text }) => {
    const found = invisible.exec(text);
    const code = found?.[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return found
      ? file.problem(
          field,
          `has an invisible character (U+${code}); write the text again there.`,
          lineIn({ field, text }, found.index),
        )
      : [];
  });

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** Finds a text that is far longer than those of the other records in the same place, where a layout expects like lengths. */
export const findLongTexts = (files: readonly ContentFile[]): Problem[] =>
  groupBy(
    textsIn(files).filter(({ file }) => file.identity),
    ({ kind, name, language }) => JSON.stringify([kind, name, language]),
  ).flatMap((texts) =>
    texts.filter(isSentence).flatMap(({ file, field, text }) => {
      const others = texts.filter((other) => other.file !== file).map((other) => other.text.length);
      const length = median(others);
      return others.length >= usual.others && text.length > length * usual.times
        ? file.problem(
            field,
            `has ${text.length} characters, where others have about ${length}; shorten it, or look at the page.`,
          )
        : [];
    }),
  );
