import { isLanguage, languages, type Language } from '../../src/i18n/languages';
import { groupBy } from './group-by';
import type { Finding, LaunchSite, PlacedText } from './launch-site';

/** Shorter texts differ too much by nature: "Home" and "Inicio de la página" mean the same. */
const shortest = 60;

/** The others' minimum length, as a share of the longest text's. */
const share = 0.5;

interface Spoken extends PlacedText {
  language: Language;
  group: string;
}

const withLanguage = (placed: PlacedText): Spoken[] => {
  const inside = placed.field.findIndex((part) => typeof part === 'string' && isLanguage(part));
  const parts = [...placed.file.replace(/\.\w+$/, '').split('/'), '#', ...placed.field];
  const at =
    inside >= 0
      ? parts.indexOf('#') + 1 + inside
      : parts.findIndex((part) => isLanguage(String(part)));
  const language = String(parts[at]);
  if (!isLanguage(language)) return [];
  // Keywords differ in each language, also in number.
  if (placed.field.includes('keywords')) return [];
  const group = parts.map((part, index) => (index === at ? '*' : String(part))).join('/');
  return [{ ...placed, language, group }];
};

const lengthOf = (texts: readonly PlacedText[]): number =>
  texts.reduce((sum, { text }) => sum + text.length, 0);

/** Finds translations less than half as long as the longest: incomplete, or not translated. */
export const findUnequalLengths = ({ texts }: LaunchSite): Finding[] =>
  groupBy(texts.flatMap(withLanguage), ({ group }) => group).flatMap(([, group]) => {
    const spoken = languages.map((language) => group.filter((text) => text.language === language));
    const longest = Math.max(...spoken.map(lengthOf));
    return spoken
      .filter((own) => longest >= shortest && lengthOf(own) < longest * share)
      .flatMap((own) => own.slice(0, 1))
      .map(({ place, text }) => ({
        task: 'Look whether these translations say all that the other languages say.',
        place,
        found: text,
      }));
  });
