import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { builtFiles } from '../../src/testing/built-files';
import { languages } from '../../src/i18n/languages';
import { sitePages } from '../../src/testing/site';
import budget from '../bench/budget.json';
import { readBuilt } from './testing/built-site';

const files = builtFiles('public');

/** Every expected file; one with another name needs a reason, and a line here. */
const expected = [
  /^(?:404|index)\.html$/,
  /^_(?:headers|redirects)$/,
  new RegExp(`^(?:${languages.join('|')})(?:/[\\w-]+)*(?:/index\\.html|\\.md)$`),
  new RegExp(`^(?:${languages.join('|')})\\.md$`),
  /^[\w-]+[-.][0-9a-f]{20}\.(?:js|css)(?:\.LICENSE\.txt)?$/,
  /^page-data\/.+\.json$/,
  /^static\/.+\.(?:avif|webp|jpg|png|svg|woff2|mp4|webm)$/,
  /^share\/.+\.jpg$/,
  /^(?:favicon\.(?:ico|svg)|apple-touch-icon\.png|icon-\d+\.png|manifest\.\w+\.webmanifest)$/,
  /^(?:llms|robots)\.txt$|^sitemap\.xml$/,
  /^admin\//,
  // What Gatsby writes for itself.
  /^(?:webpack\.stats|chunk-map)\.json$|^_gatsby\/|^~partytown\//,
];

const own = files.filter((file) => !file.startsWith('admin/'));
const texts = own.filter((file) => /\.(?:html|js|css|json|md|txt|xml|svg|webmanifest)$/.test(file));

const holding = (word: string | RegExp): string[] =>
  texts.filter((file) => readBuilt(file).toString().search(word) >= 0);

const literally = (word: string) => new RegExp(word.replace(/[^\w]/g, '\\$&'));

it('holds nothing but what visitors, search engines and hosts read', () => {
  const strays = files.filter((file) => !expected.some((pattern) => pattern.test(file)));
  expect(strays).toEqual([]);
});

it('has no source maps', () => {
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(holding(/sourceMappingURL=/)).toEqual([]);
});

it.each([resolve(), homedir(), 'node_modules/', 'file:///', 'localhost:'])(
  'does not tell where it was built: %s',
  (place) => {
    expect(holding(literally(place))).toEqual([]);
  },
);

const fileSettings = ['.env', '.env.production']
  .filter((file) => existsSync(file))
  .map((file) => parseEnv(readFileSync(file, 'utf8')));

/** Settings whose names mean a secret; other values may well be words of the pages. */
const secrets = Object.entries(Object.assign({}, process.env, ...fileSettings))
  .filter(([name]) => !name.startsWith('GATSBY_'))
  .filter(([name]) => /KEY|TOKEN|SECRET|PASSWORD|PRIVATE|CREDENTIAL/i.test(name))
  .flatMap(([name, value]) =>
    typeof value === 'string' && value.length >= 8 ? [{ name, value }] : [],
  );

it('holds no secret of the environment', () => {
  const leaked = secrets.filter(({ value }) => holding(literally(value)).length > 0);
  expect(leaked.map(({ name }) => name)).toEqual([]);
});

it('has no page that is heavier than its budget', () => {
  const heavy = sitePages
    .map(({ path }) => ({
      path,
      kilobytes: brotliCompressSync(readBuilt(`${path}/index.html`)).length / 1024,
    }))
    .filter(({ kilobytes }) => kilobytes > budget.html);
  expect(heavy).toEqual([]);
});
