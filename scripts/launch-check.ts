import { textsIn, type Text } from '../plugins/gatsby-source-content/checks/texts';
import { valueAt } from '../plugins/gatsby-source-content/fields/walk';
import { lineOf } from '../plugins/gatsby-source-content/json';
import {
  entriesOf,
  readContent,
  type ContentFile,
} from '../plugins/gatsby-source-content/read-content';
import {
  outboxSettings,
  prepareEmailSettings,
  requiredSettings,
} from '../src/forms/email-settings';

interface Finding {
  /** A setting, or a file with its line. */
  place: string;
  message: string;
}

/** A host name that visitors can reach: it has a dot, and is none of the reserved ones (RFC 2606, RFC 6762). */
const isPublicHost = (name: string): boolean =>
  name.includes('.') &&
  !/^[\d.]+$/.test(name) &&
  !/(^|\.)(example(\.(com|net|org))?|local|localhost|internal|test|invalid)$/.test(name);

const isPublicAddress = (address: string): boolean =>
  address.startsWith('https://') &&
  URL.canParse(address) &&
  isPublicHost(new URL(address).hostname);

const isSiteAddress = (address = ''): boolean =>
  isPublicAddress(address) && new URL(address).origin === address;

/** Settings that only the owner knows. */
const checkSettings = (env: NodeJS.ProcessEnv): Finding[] => [
  ...(isSiteAddress(env.GATSBY_SITE_URL)
    ? []
    : [
        {
          place: 'GATSBY_SITE_URL',
          message: `is "${env.GATSBY_SITE_URL ?? ''}"; set the site's address, with https:// and without a slash at its end.`,
        },
      ]),
  ...requiredSettings
    .filter((name) => !env[name]?.trim() || env[name] === outboxSettings[name])
    .map((place) => ({ place, message: 'is not set; copy it from your EmailJS account.' })),
];

/** A company's site has to name its address (in the EU, directive 2000/31/EC). */
const checkCompany = (file: ContentFile): Finding[] =>
  file.path === 'site.json' && !valueAt(file.value, ['company', 'street'])
    ? [{ place: 'content/site.json', message: 'has no address of the company: add "company".' }]
    : [];

/** Forms that ask for an email address have to say what happens to it (in the EU, regulation 2016/679). */
const checkPrivacy = (files: readonly ContentFile[]): Finding[] =>
  entriesOf(files, 'LegalPage').some(({ entry }) => entry.forms)
    ? []
    : [
        {
          place: 'content/legal',
          message:
            'has no privacy statement: add a legal page to which the forms link (content/README.md).',
        },
      ];

const placeIn = ({ path, text }: ContentFile, field: Text['field']): string =>
  `content/${path}:${lineOf(text, field)}`;

/** A value as one short line. */
const excerpt = (value: unknown): string => {
  if (typeof value === 'object' && value !== null) return excerpt(Object.values(value)[0]);
  const text = String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

/** What the site came with; each file lists it under "placeholders" until its owner has settled it. */
const checkPlaceholders = (file: ContentFile): Finding[] => {
  const names: unknown = valueAt(file.value, ['placeholders']);
  if (!Array.isArray(names)) return [];
  return names.map(String).map((name) => {
    const field = name.split('.');
    const value = valueAt(file.value, field);
    const isField = valueAt(file.value, field.slice(0, 1)) !== undefined;
    return {
      place: placeIn(file, isField ? field : ['placeholders']),
      message: `${name}${value === undefined ? '' : ` "${excerpt(value)}"`} is a placeholder.`,
    };
  });
};

/** Addresses and the telephone number with which the site came. */
const examples =
  /[\w@./:+-]*\.example(?![\w-])[\w./-]*|[\w.+-]+@example\.[a-z]+|\+\d\d \d\d 000 0000/i;

const address = /\b[a-z]+:\/\/[^\s"'<>)\]]*[^\s"'<>)\].,;:!?]/gi;

const checkText = ({ file, field, text }: Text): Finding[] => {
  const lines = file.path.endsWith('.md') ? text.split('\n') : [text];
  return lines.flatMap((line, index) => {
    const place = lines.length > 1 ? `content/${file.path}:${index + 1}` : placeIn(file, field);
    const example = examples.exec(line)?.[0];
    const links = (line.match(address) ?? []).filter(
      (link) => link !== example && !isPublicAddress(link),
    );
    return [
      ...(example ? [{ place, message: `"${example}" is an example: put in your own.` }] : []),
      ...links.map((link) => ({
        place,
        message: `the link ${link} leads to no public https address.`,
      })),
    ];
  });
};

/**
 * Lists what keeps the site from going live: settings, placeholders, and links that cannot work.
 *
 * @param root The project's folder.
 * @param env The environment in which the site will be built.
 */
export const launchCheck = (root: string, env: NodeJS.ProcessEnv): Finding[] => {
  const { files } = readContent(root);
  return [
    ...checkSettings(env),
    ...files.flatMap(checkCompany),
    ...checkPrivacy(files),
    ...textsIn(files)
      .filter(({ field }) => field[0] !== 'placeholders')
      .flatMap(checkText),
    ...files.flatMap(checkPlaceholders),
  ];
};

if (process.argv[1]?.endsWith('launch-check.ts')) {
  prepareEmailSettings(process.env, 'build');
  const findings = launchCheck(process.cwd(), process.env);
  for (const { place, message } of findings) console.log(`${place}  ${message}`);
  console.log(
    findings.length === 0
      ? 'Nothing is left to do: the site can go live.'
      : `\nTo settle before the site goes live: ${findings.length}. Replace a placeholder, or make sure that it is right; then take its name out of "placeholders" in the file.`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
}
