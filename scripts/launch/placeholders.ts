import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '../../src/gatsby/content/content-files';
import type { Finding, LaunchSite, PlacedText } from './launch-site';

/** Fields of `content/site.json` that the site came with a placeholder for, and the placeholders. */
const startingValues: readonly { field: RegExp; value: RegExp; task: string }[] = [
  { field: /^phone$/, value: /000 ?0000$/, task: "Put in the agency's telephone number." },
  {
    field: /^social\/\d\/url$/,
    value: /\/starswell\/?$/,
    task: "Put in the agency's own profiles on social networks.",
  },
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

/** The drawn portrait that the site came with. */
const startingPortrait = 'e9aa024e3501f26f6b6acb9a742749d8d30392c77cc77d3b05d59c9bd5557f00';

const reserved = /[\w@./:-]*\.example(?![\w-])[\w./-]*/i;

const exampleAddresses = ({ texts }: LaunchSite): Finding[] =>
  texts.flatMap(({ place, text }) => {
    const [found] = reserved.exec(text) ?? [];
    return found
      ? [{ task: 'Put in real addresses where one ends in .example.', place, found }]
      : [];
  });

const siteValues = ({ texts }: LaunchSite): Finding[] =>
  texts
    .filter(({ file }) => file === 'site.json')
    .flatMap(({ field, place, text }) =>
      startingValues
        .filter((start) => start.field.test(field.join('/')) && start.value.test(text))
        .map(({ task }) => ({ task, place, found: text })),
    );

const isPortrait = ({ file, field }: PlacedText): boolean =>
  file === 'site.json' && field.join('/') === 'founder/portrait';

const portrait = ({ texts, root }: LaunchSite): Finding[] =>
  texts.filter(isPortrait).flatMap(({ place, text }) => {
    const picture = join(root, contentFolder, text);
    if (!existsSync(picture)) return [];
    const print = createHash('sha256').update(readFileSync(picture)).digest('hex');
    return print === startingPortrait
      ? [{ task: "Put in the founder's portrait.", place, found: text }]
      : [];
  });

/** Facts that the site came without (`decisions.md`): addresses, telephone, profiles, the founder. */
export const findPlaceholders = (site: LaunchSite): Finding[] => [
  ...exampleAddresses(site),
  ...siteValues(site),
  ...portrait(site),
];
