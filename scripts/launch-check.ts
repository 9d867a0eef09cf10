import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsIn, type Text } from '../plugins/gatsby-source-content/checks/texts';
import {
  formatError,
  sortErrors,
  type ContentError,
  type FieldPath,
} from '../plugins/gatsby-source-content/errors';
import { valueAt } from '../plugins/gatsby-source-content/fields/walk';
import {
  entriesOf,
  errorAt,
  errorIn,
  readContent,
  type ContentFile,
} from '../plugins/gatsby-source-content/read-content';
import { outboxSettings, prepareSettings, settingErrors } from '../src/build/settings';

/**
 * A host name that visitors can reach: it has a dot, and is none of the reserved ones (RFC 2606,
 * RFC 6762).
 */
const isPublicHost = (name: string): boolean =>
  name.includes('.') &&
  !/^[\d.]+$/.test(name) &&
  !/(^|\.)(example(\.(com|net|org))?|local|localhost|internal|test|invalid)$/.test(name);

const isPublicAddress = (address: string): boolean =>
  address.startsWith('https://') &&
  URL.canParse(address) &&
  isPublicHost(new URL(address).hostname);

/** What does not work at all, and what works on one machine only. */
const wrongSettings = (env: NodeJS.ProcessEnv): { setting: string; message: string }[] => [
  ...settingErrors(env),
  ...(isPublicAddress(env.GATSBY_SITE_URL ?? '')
    ? []
    : [
        {
          setting: 'GATSBY_SITE_URL',
          message: `is "${env.GATSBY_SITE_URL ?? ''}"; set the site's public address, with https://.`,
        },
      ]),
  ...Object.keys(outboxSettings)
    .filter((name) => env[name] === outboxSettings[name])
    .map((setting) => ({
      setting,
      message: 'is that of the outbox; copy it from your EmailJS account.',
    })),
];

const settingsFile = '.env.production';

/** Settings that only the owner knows; without a file of them, each at its line of the example. */
const checkSettings = (root: string, env: NodeJS.ProcessEnv): ContentError[] => {
  const hasFile = existsSync(join(root, settingsFile));
  const file = hasFile ? settingsFile : '.env.example';
  const lines = readFileSync(join(hasFile ? root : join(__dirname, '..'), file), 'utf8').split(
    '\n',
  );
  const next = hasFile
    ? ''
    : ` Copy this file to ${settingsFile}, and set it there or at your host.`;
  return wrongSettings(env).map(({ setting, message }) => ({
    file,
    field: [],
    line: lines.findIndex((line) => line.startsWith(`${setting}=`)) + 1 || undefined,
    message: `${setting} ${message}${next}`,
  }));
};

/**
 * A site has to name the company's address, and to say what happens to what visitors send (in the
 * EU, 2000/31/EC and 2016/679).
 */
const checkLaw = (files: readonly ContentFile[]): ContentError[] => [
  ...files
    .filter(({ path, value }) => path === 'site.json' && !valueAt(value, ['company', 'street']))
    .map((file) => errorIn(file, ['company'], 'has no address of the company: add "street".')),
  ...(entriesOf(files, 'LegalPage').some(({ entry }) => entry.forms)
    ? []
    : [
        errorAt(
          'legal/privacy/page.json',
          'is missing: the forms link to no privacy statement; "Add a legal page" in content/README.md has the steps.',
        ),
      ]),
];

/** A value as one short line. */
const excerpt = (value: unknown): string => {
  if (typeof value === 'object' && value !== null) return excerpt(Object.values(value)[0]);
  const text = String(value ?? '');
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

/** The values at a path, each with its field; a list on the way has several. */
const valuesAt = (
  value: unknown,
  [part, ...rest]: readonly string[],
  field: FieldPath = [],
): { value: unknown; field: FieldPath }[] => {
  if (part === undefined) return [{ value, field }];
  if (Array.isArray(value))
    return value.flatMap((item, index) => valuesAt(item, [part, ...rest], [...field, index]));
  const inner: unknown = Object(value)[part];
  return inner === undefined ? [] : valuesAt(inner, rest, [...field, part]);
};

/**
 * What the site came with; each file lists it under "placeholders" until its owner has settled it.
 */
const checkPlaceholders = (file: ContentFile): ContentError[] => {
  const names: unknown = valueAt(file.value, ['placeholders']);
  if (!Array.isArray(names)) return [];
  return names.map(String).flatMap((name, index) => {
    const found = valuesAt(file.value, name.split('.')).map(({ value, field }) =>
      errorIn(file, field, `"${excerpt(value)}" is a placeholder.`),
    );
    const message = `"${name}" is a placeholder; content/README.md says what it stands for.`;
    return found.length > 0 ? found : [errorIn(file, ['placeholders', index], message)];
  });
};

/** Addresses and the telephone number with which the site came. */
const examples =
  /[\w@./:+-]*\.example(?![\w-])[\w./-]*|[\w.+-]+@example\.[a-z]+|\+\d\d \d\d 000 0000/i;

const address = /\b[a-z]+:\/\/[^\s"'<>)\]]*[^\s"'<>)\].,;:!?]/gi;

const checkText = ({ file, field, text }: Text): ContentError[] => {
  const isMarkdown = file.path.endsWith('.md');
  return (isMarkdown ? text.split('\n') : [text]).flatMap((words, index) => {
    const example = examples.exec(words)?.[0];
    const links = (words.match(address) ?? []).filter(
      (link) => link !== example && !isPublicAddress(link),
    );
    const messages = [
      ...(example ? [`"${example}" is an example: put in your own.`] : []),
      ...links.map((link) => `the link ${link} leads to no public https address.`),
    ];
    const line = isMarkdown ? index + 1 : undefined;
    return messages.map((message) => errorIn(file, field, message, line));
  });
};

const groups = ['settings', 'law', 'contact', 'texts', 'samples'];

const groupOf = ({ file, field }: ContentError): string => {
  if (file.startsWith('.env')) return 'settings';
  if (/^content\/(cases|projects)\//.test(file)) return 'samples';
  if (file.startsWith('content/legal/') || field[0] === 'company') return 'law';
  return /^(email|phone|social)$/.test(String(field[0])) ? 'contact' : 'texts';
};

/**
 * Reports what keeps the site of a folder from going live; empty if nothing does.
 *
 * @param env The environment in which the site will be built.
 * @param wanted The groups to list in full, or `--all`; of the others, one finding says what they
 * are about.
 */
export const launchReport = (
  root: string,
  env: NodeJS.ProcessEnv,
  wanted: readonly string[] = [],
): string => {
  const { files } = readContent(root);
  const texts = textsIn(files).filter(({ field }) => field[0] !== 'placeholders');
  const findings = [
    ...checkSettings(root, env),
    ...checkLaw(files),
    ...texts.flatMap(checkText),
    ...files.flatMap(checkPlaceholders),
  ];
  if (findings.length === 0) return '';
  const parts = groups.flatMap((group) => {
    const own = sortErrors(findings.filter((finding) => groupOf(finding) === group)).map(
      formatError,
    );
    if (own.length === 0) return [];
    const isWhole = own.length === 1 || wanted.includes(group) || wanted.includes('--all');
    const more = `and ${own.length - 1} more: npm run launch-check -- ${group}`;
    const lines = isWhole ? own : [own[0], more];
    return [`${group} (${own.length})`, ...lines.map((line) => `  ${line}`), ''];
  });
  return [
    ...parts,
    `To settle before the site goes live: ${findings.length}. Replace a placeholder, or make sure that it is right; then take its name out of "placeholders" in the file. docs/owner-questions.md asks the owner.`,
  ].join('\n');
};

if (process.argv[1]?.endsWith('launch-check.ts')) {
  prepareSettings(process.env, 'build');
  const report = launchReport(process.cwd(), process.env, process.argv.slice(2));
  process.exitCode = report ? 1 : 0;
  // `head` closes the pipe when it has its lines.
  process.stdout.on('error', () => process.exit());
  console.log(report || 'Nothing is left to do: the site can go live.');
}
