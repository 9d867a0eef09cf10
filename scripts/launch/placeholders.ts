import { unsettledFields } from '../../src/gatsby/content/schemas/site';
import { isLanguage } from '../../src/i18n/languages';
import type { Finding, LaunchSite, PlacedText } from './launch-site';

/** Fields of `content/site.json` whose initial value is obviously a placeholder. */
const startingValues: readonly { field: RegExp; value: RegExp; task: string }[] = [
  { field: /^phone$/, value: /000 ?0000$/, task: "Put in the agency's telephone number." },
  {
    field: /^founder\/name\//,
    value: /^(Founder name|Naam oprichter|Nombre de la fundadora o del fundador)$/,
    task: "Put in the founder's name.",
  },
  {
    field: /^founder\/role\//,
    value: /^(Founder role|Functie oprichter|Cargo de la fundadora o del fundador)$/,
    task: "Put in the founder's role.",
  },
];

/** An address that ends in .example, or an e-mail address at example.com and the like. */
const reserved = /[\w@./:-]*\.example(?![\w-])[\w./-]*|[\w.+-]+@(?:[\w-]+\.)*example\.[a-z]{2,}/i;

const exampleAddresses = ({ texts }: LaunchSite): Finding[] =>
  texts.flatMap(({ place, text }) => {
    const [found] = reserved.exec(text) ?? [];
    return found ? [{ task: 'Put in real addresses where one is an example.', place, found }] : [];
  });

const siteValues = ({ texts }: LaunchSite): Finding[] =>
  texts
    .filter(({ file }) => file === 'site.json')
    .flatMap(({ field, place, text }) =>
      startingValues
        .filter((start) => start.field.test(field.join('/')) && start.value.test(text))
        .map(({ task }) => ({ task, place, found: text })),
    );

/** The name of a field in `placeholders` of `content/site.json`: without list positions and languages. */
const nameOf = ({ field }: PlacedText): string =>
  field.filter((part) => typeof part === 'string' && !isLanguage(part)).join('.');

const called: Record<(typeof unsettledFields)[number], string> = {
  brand: "the agency's own name",
  'social.url': "the agency's own profiles on social networks",
  'founder.quote': "the founder's own quote",
  'founder.biography': "the founder's own biography",
  'founder.portrait': "the founder's own portrait",
  'founder.portraitAlt': "words for what the founder's own portrait shows",
};

/** Some initial values look real, so the file itself lists them. */
const unsettled = ({ texts }: LaunchSite): Finding[] => {
  const site = texts.filter(({ file }) => file === 'site.json');
  const named = site.filter((text) => nameOf(text) === 'placeholders').map(({ text }) => text);
  return unsettledFields
    .filter((name) => named.includes(name))
    .flatMap((name) =>
      site
        .filter((text) => nameOf(text) === name)
        .map(({ place, text }) => ({
          task: `Put in ${called[name]}, or make sure that what is there is right; then take "${name}" out of "placeholders" in content/site.json.`,
          place,
          found: text,
        })),
    );
};

/** Finds facts that only the owner knows: addresses, telephone, profiles, the founder. */
export const findPlaceholders = (site: LaunchSite): Finding[] => [
  ...exampleAddresses(site),
  ...siteValues(site),
  ...unsettled(site),
];
