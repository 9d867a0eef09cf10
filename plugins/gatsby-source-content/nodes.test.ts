/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { CreateNodeArgs, Node } from 'gatsby';
import { onCreateNode } from './nodes';
import { contentForEachTest } from './testing';

jest.mock('./languages');

type Created = Record<string, unknown> & { parent: string };

const content = contentForEachTest();

const fileOf = (relativePath: string, sourceInstanceName = 'content') => ({
  id: 'file',
  internal: { type: 'File' },
  sourceInstanceName,
  relativePath,
});

const jsonOf = (value: object) => ({
  ...value,
  id: 'json',
  parent: 'file',
  children: [],
  internal: { type: 'ContentFile' },
});

/**
 * Calls `onCreateNode` as Gatsby does for the value of a JSON file; returns the nodes that it
 * creates.
 */
const createFrom = (file: ReturnType<typeof fileOf>, value: object): Created[] => {
  const created: Created[] = [];
  const args = {
    node: jsonOf(value),
    getNode: () => file,
    createNodeId: (id: string) => id,
    createContentDigest: () => 'digest',
    actions: {
      createNode: (child: Created) => created.push(child),
      createParentChildLink: () => undefined,
    },
  };
  // Only the parts of Gatsby's arguments that the function uses are there.
  void onCreateNode?.(args as unknown as CreateNodeArgs<Node>, { plugins: [] }, () => undefined);
  return created;
};

const read = (path: string) => JSON.parse(readFileSync(content.path(path), 'utf8'));

it('creates a node per language with the texts of that language', () => {
  const nodes = createFrom(fileOf('plans/pro.json'), read('plans/pro.json'));
  expect(nodes).toMatchObject([
    { language: 'en', key: 'pro', name: 'Pro', features: ['Four hours of advice'] },
    { language: 'nl', key: 'pro', name: 'Pro (nl)', features: ['Four hours of advice (nl)'] },
    { language: 'es', key: 'pro', name: 'Pro (es)', features: ['Four hours of advice (es)'] },
  ]);
});

it('puts a legal page below each language', () => {
  const file = 'legal/privacy/page.json';
  const nodes = createFrom(fileOf(file), read(file));
  expect(nodes.map(({ key, path }) => [key, path])).toEqual([
    ['privacy', '/en/privacy'],
    ['privacy', '/nl/privacy'],
    ['privacy', '/es/privacidad'],
  ]);
});

it('creates nodes as children of the file', () => {
  const [node] = createFrom(fileOf('plans/pro.json'), read('plans/pro.json'));
  expect(node).toMatchObject({ parent: 'file', internal: { type: 'Plan' } });
});

/** The nodes of a plan with this price, in each language. */
const plansAt = (price?: { monthly: number; yearly: number }) =>
  createFrom(fileOf('plans/pro.json'), { ...read('plans/pro.json'), price });

it('writes prices in the format of the language', () => {
  const plain = (label: string) => label.replaceAll(/\s/g, ' ');
  const labels = plansAt({ monthly: 1600, yearly: 1440 }).map(({ prices }) =>
    (prices as { label: string; totalLabel: string }[]).flatMap(({ label, totalLabel }) =>
      [label, totalLabel].map(plain),
    ),
  );
  expect(labels).toEqual([
    ['€1,600', '€1,600', '€1,440', '€17,280'],
    ['€ 1.600', '€ 1.600', '€ 1.440', '€ 17.280'],
    ['1600 €', '1600 €', '1440 €', '17.280 €'],
  ]);
});

it.each([
  ['the total of a year', { monthly: 100, yearly: 90 }, ['MONTHLY 100', 'YEARLY 1080']],
  ['one price if the year costs the same', { monthly: 100, yearly: 100 }, ['MONTHLY 100']],
  ['no period if it is free', { monthly: 0, yearly: 0 }, ['ONCE 0']],
  ['no price if it is on request', undefined, []],
])('gives a plan %s', (_what, price, expected) => {
  const [plan] = plansAt(price);
  const prices = plan?.prices as { period: string; total: number }[];
  expect(prices.map(({ period, total }) => `${period} ${total}`)).toEqual(expected);
});

it('opens the mail program for a plan that is called exactly "Enterprise"', () => {
  content.set('plans/pro.json', ['name'], { en: 'Enterprise ', nl: 'Onderneming', es: 'Empresa' });
  const nodes = createFrom(fileOf('plans/pro.json'), read('plans/pro.json'));
  expect(nodes.map(({ name, opensMail }) => [name, opensMail])).toEqual([
    ['Enterprise', true],
    ['Onderneming', false],
    ['Empresa', false],
  ]);
});

it('writes the results of a case in the format of the language', () => {
  const file = 'cases/harbour/case.json';
  const label = { en: 'less', nl: 'minder', es: 'menos' };
  const results = [
    { value: 12.5, unit: 'percent', label },
    { value: 7.5, unit: 'hours', label },
  ];
  expect(createFrom(fileOf(file), { ...read(file), results })).toMatchObject([
    { results: [{ figure: '12.5%', unit: 'PERCENT' }, { figure: '7.5' }] },
    { results: [{ figure: '12,5%', unit: 'PERCENT' }, { figure: '7,5' }] },
    { results: [{ figure: '12,5\u00a0%', unit: 'PERCENT' }, { figure: '7,5' }] },
  ]);
});

it('writes the percentage of a skill as the language does', () => {
  const file = 'skills/sails.json';
  const labels = createFrom(fileOf(file), read(file)).map(({ percentLabel }) => percentLabel);
  expect(labels).toEqual(['95%', '95%', '95\u00a0%']);
});

it('writes the ids of closed sets as values of GraphQL enums', () => {
  const plan = { ...read('plans/pro.json'), placeholders: ['cta', 'price.monthly'] };
  expect(createFrom(fileOf('plans/pro.json'), plan)[0]).toMatchObject({
    line: 'CORE',
    placeholders: ['CTA', 'PRICE_MONTHLY'],
  });
});

it('creates the page of an unknown address in Spanish only', () => {
  const nodes = createFrom(fileOf('not-found.json'), read('not-found.json'));
  expect(nodes.map(({ language }) => language)).toEqual(['es']);
});

it.each([
  ['in a folder of no type', fileOf('notes/pro.json')],
  ['of another source', fileOf('plans/pro.json', 'locale')],
  ['without the folder of its case', fileOf('cases/case.json')],
])('creates no node of a file %s', (_where, file) => {
  expect(createFrom(file, read('plans/pro.json'))).toEqual([]);
});
