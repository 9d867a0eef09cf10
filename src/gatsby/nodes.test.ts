/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { CreateNodeArgs, Node } from 'gatsby';
import { readRecords } from '../testing/content';
import { pricedPlan } from '../testing/plans';
import { sampleContentForTests } from '../testing/broken-content/sample-content';
import { languages } from '../i18n/languages';
import { onCreateNode } from './nodes';

type Created = Record<string, unknown> & { internal: { type: string } };

const content = sampleContentForTests();

beforeAll(() => {
  jest.spyOn(process, 'cwd').mockReturnValue(content.root);
});

afterAll(() => jest.restoreAllMocks());

/** Lets `onCreateNode` see what Gatsby makes of a file, also of the JSON in it, and returns the nodes that it creates. */
const createFrom = (
  relativePath: string,
  types = ['File', 'ContentFile'],
  sourceInstanceName = 'content',
): Created[] => {
  const created: Created[] = [];
  for (const type of types) {
    const args = {
      node: { id: 'node', internal: { type }, parent: 'file', sourceInstanceName, relativePath },
      getNode: () => ({ relativePath }),
      createNodeId: (id: string) => id,
      createContentDigest: () => 'digest',
      actions: {
        createNode: (node: Created) => created.push(node),
        createParentChildLink: () => undefined,
      },
    };
    // Only the parts of Gatsby's arguments that the function uses are there.
    void onCreateNode?.(args as unknown as CreateNodeArgs<Node>, { plugins: [] }, () => undefined);
  }
  return created;
};

/** Writes a record and creates its nodes. */
const createWith = (path: string, record: object): Created[] => {
  content.write(path, JSON.stringify(record));
  return createFrom(path);
};

/** Reads a record of the site itself, as an example. */
const read = (path: string) => JSON.parse(readFileSync(`content/${path}`, 'utf8'));

describe('a record', () => {
  const pro = read(`plans/${pricedPlan.key}.json`);

  it('becomes one node a language, with its facts, the texts of that language and the price in its format, unless it is agreed with the client', () => {
    const facts = { bestValue: true, price: { monthly: 1600, yearly: 1440 } };
    const record = { ...pro, ...facts, placeholders: ['cta', 'price.monthly'] };
    const nodes = createWith('plans/pro.json', record);
    expect(nodes).toMatchObject(
      languages.map((language) => ({
        ...facts,
        language,
        key: 'pro',
        parent: 'node',
        internal: { type: 'Plan' },
        line: pro.line.toUpperCase(),
        placeholders: ['CTA', 'PRICE_MONTHLY'],
        description: pro.description[language],
        features: pro.features.map((feature: Record<string, string>) => feature[language]),
      })),
    );
    const prices = JSON.stringify(nodes.map(({ price }) => price)).replace(/\s/g, ' ');
    expect(JSON.parse(prices)).toEqual([
      { ...facts.price, monthlyLabel: '€1,600', yearlyLabel: '€1,440' },
      { ...facts.price, monthlyLabel: '€ 1.600', yearlyLabel: '€ 1.440' },
      { ...facts.price, monthlyLabel: '1600 €', yearlyLabel: '1440 €' },
    ]);

    const [custom] = createWith('plans/enterprise.json', { ...pro, price: 'custom' });
    expect(custom?.price).toBeNull();
  });

  it('makes no node if the file was never valid', () => {
    expect(createWith('plans/never-right.json', { ...pro, popular: 'yes' })).toEqual([]);
  });

  it('that breaks a rule, or is no JSON any more, keeps what it was until it is fixed, in its own source', () => {
    const before = createWith('plans/pro.json', pro);
    expect(createWith('plans/pro.json', { ...pro, order: 9, popular: 'yes' })).toEqual(before);
    content.write('plans/pro.json', '{ "line": ');
    expect(createFrom('plans/pro.json', ['File'])).toEqual(before);
    expect(createFrom('plans/pro.json', ['File'], 'locale')).toEqual([]);
    const [english] = createWith('plans/pro.json', { ...pro, order: 7 });
    expect(english).toMatchObject({ key: 'pro', order: 7 });
  });

  it('that exists in one language only makes one node, and what is no record none', () => {
    expect(createFrom('not-found.json').map(({ language }) => language)).toEqual(['es']);
    expect(createFrom('locales/en/sample.json')).toEqual([]);
  });
});

describe('a case', () => {
  const harbour = read(`cases/${readRecords('cases')[0]?.key}/case.json`);

  it('becomes one node a language, with the words of that language inside of its lists', () => {
    expect(createWith('cases/harbour/case.json', harbour)).toMatchObject(
      languages.map((language) => ({
        language,
        key: 'harbour',
        internal: { type: 'Case' },
        results: harbour.results.map((result: { unit: string; label: Record<string, string> }) => ({
          ...result,
          unit: result.unit.toUpperCase(),
          label: result.label[language],
        })),
      })),
    );
  });

  it('outside of the folder of cases makes no node', () => {
    expect(createWith('notes/case.json', harbour)).toEqual([]);
    expect(createWith('cases/case.json', harbour)).toEqual([]);
  });
});
