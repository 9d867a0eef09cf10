import type { FieldPath } from '../../plugins/gatsby-source-content/errors';
import { purposeOf } from '../../plugins/gatsby-source-content/fields/walk';
import { lineOf } from '../../plugins/gatsby-source-content/json';
import { contentFolder, type ContentFile } from '../../plugins/gatsby-source-content/read-content';
import type { Finding, LaunchSite } from './launch-site';

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

/** An address that ends in .example, or an email address at example.com and the like. */
const reserved = /[\w@./:-]*\.example(?![\w-])[\w./-]*|[\w.+-]+@example\.[a-z]{2,}/i;

const exampleAddresses = ({ texts }: LaunchSite): Finding[] =>
  texts.flatMap(({ place, text }) => {
    const [found] = reserved.exec(text) ?? [];
    return found ? [{ task: 'Put in real addresses where one is an example.', place, found }] : [];
  });

const siteValues = ({ texts }: LaunchSite): Finding[] =>
  texts
    .filter(({ file }) => file.path === 'site.json')
    .flatMap(({ field, place, text }) =>
      startingValues
        .filter((start) => start.field.test(field.join('/')) && start.value.test(text))
        .map(({ task }) => ({ task, place, found: text })),
    );

/** What is not a field, and so has no description. */
const otherTasks: Partial<Record<string, string>> = {
  story: "write the case's own story, in every language",
  'privacy statement':
    'the site has none, and its forms ask for email addresses: add a page with one (docs/extending.md shows how), or make sure that you need none',
};

const inSentence = (text: string): string =>
  text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');

/** What to do about a mark of a record. */
const taskOf = ({ type }: ContentFile, mark: string): string => {
  const field = type && purposeOf(type.schema, mark.split('.'));
  const own =
    otherTasks[mark] ??
    `put in your own, or make sure that what is there is right (${inSentence(field ?? '')})`;
  return `"${mark}" of ${type?.path}: ${own}; then take "${mark}" out of "placeholders" in the file.`;
};

/** The first text of a field, to recognize it by. */
const firstText = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value);
  return firstText(Object.values(value)[0]);
};

/** The places of a marked field: several if it is a field of the entries of a list. */
const placesOf = (
  value: unknown,
  [name, ...rest]: string[],
  above: FieldPath = [],
): FieldPath[] => {
  if (Array.isArray(value) && name !== undefined)
    return value.flatMap((entry, index) => placesOf(entry, [name, ...rest], [...above, index]));
  if (name === undefined) return [above];
  return placesOf(Object(value)[name], rest, [...above, name]);
};

/** What looks like an owner's own, but is what the site came with; each record lists it until its owner has settled it. */
const marked = ({ files }: LaunchSite): Finding[] =>
  files.flatMap((file) => {
    const marks: unknown = Object(file.entry).placeholders;
    if (!Array.isArray(marks)) return [];
    return marks.map(String).flatMap((mark) =>
      placesOf(file.value, mark.split('.')).map((place) => {
        const value = place.reduce<unknown>((inner, part) => Object(inner)[part], file.value);
        return {
          task: taskOf(file, mark),
          place: `${contentFolder}/${file.path}:${lineOf(file.text, value === undefined ? ['placeholders'] : place)}`,
          found: value === undefined ? mark : firstText(value),
        };
      }),
    );
  });

/** Finds what only the owner knows, and what the site came with: addresses, telephone, the founder, clients, figures. */
export const findPlaceholders = (site: LaunchSite): Finding[] => [
  ...exampleAddresses(site),
  ...siteValues(site),
  ...marked(site),
];
