import { groupBy } from '../../plugins/gatsby-source-content/group-by';
import { placeInAnyLanguage } from '../../plugins/gatsby-source-content/checks/texts';
import { languages } from '../../src/i18n/languages';
import type { Finding, LaunchSite, PlacedText } from './launch-site';

/** Shorter texts differ too much by nature: "Home" and "Inicio de la página" mean the same. */
const shortest = 60;

/** The others' minimum length, as a share of the longest text's. */
const share = 0.5;

const lengthOf = (texts: readonly PlacedText[]): number =>
  texts.reduce((sum, { text }) => sum + text.length, 0);

/** Finds translations less than half as long as the longest: incomplete, or not translated. */
export const findUnequalLengths = ({ texts }: LaunchSite): Finding[] =>
  groupBy(
    // Keywords differ in each language, also in number.
    texts.filter(({ language, field }) => language && !field.includes('keywords')),
    placeInAnyLanguage,
  ).flatMap((group) => {
    const spoken = languages.map((language) => group.filter((text) => text.language === language));
    const longest = Math.max(...spoken.map(lengthOf));
    return spoken
      .filter((own) => longest >= shortest && lengthOf(own) < longest * share)
      .flatMap((own) => own.slice(0, 1))
      .map(({ place, text }) => ({
        task: 'Check that these translations say all that the other languages say.',
        place,
        found: text,
      }));
  });
