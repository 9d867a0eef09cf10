/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { CreateNodeArgs, Node } from 'gatsby';
import { languages } from '../i18n/languages';
import { onCreateNode } from './nodes';

type Created = Record<string, unknown> & { internal: { type: string } };

/** Lets `onCreateNode` see one node with its file, and returns the nodes that it makes. */
const createFrom = (type: string, relativePath: string, content: object, text = ''): Created[] => {
  const created: Created[] = [];
  const args = {
    node: { ...content, id: 'node', parent: 'file', children: [], internal: { type } },
    getNode: () => ({ relativePath }),
    loadNodeContent: async () => text,
    createNodeId: (id: string) => id,
    createContentDigest: () => 'digest',
    actions: {
      createNode: (node: Created) => created.push(node),
      createParentChildLink: () => undefined,
    },
  };
  // Only the parts of Gatsby's arguments that the function uses are there.
  void onCreateNode?.(args as unknown as CreateNodeArgs<Node>, { plugins: [] }, () => undefined);
  return created;
};

const read = (path: string) => JSON.parse(readFileSync(`content/${path}`, 'utf8'));

describe('a record', () => {
  const pro = read('plans/pro.json');

  it('becomes one node a language, with the texts of that language', () => {
    const nodes = createFrom('ContentFile', 'plans/pro.json', pro);
    expect(nodes.map(({ language }) => language)).toEqual([...languages]);
    for (const node of nodes) {
      expect(node).toMatchObject({ key: 'pro', parent: 'node', internal: { type: 'Plan' } });
      const language = node.language as (typeof languages)[number];
      expect(node.description).toBe(pro.description[language]);
      expect(node.features).toEqual(
        pro.features.map((feature: Record<string, string>) => feature[language]),
      );
    }
  });

  it('keeps its facts, and gets its price in the language’s own format', () => {
    const [english, dutch, spanish] = createFrom('ContentFile', 'plans/pro.json', pro);
    const { monthly, yearly } = pro.price;
    expect(english).toMatchObject({ line: 'CORE', bestValue: true, price: { monthly, yearly } });
    const plain = (label: unknown) => String(label).replace(/\s/g, ' ');
    const labels = [english, dutch, spanish].map((node) => node?.price as Record<string, string>);
    expect(labels.map((price) => plain(price.monthlyLabel))).toEqual([
      '€1,600',
      '€ 1.600',
      '1600 €',
    ]);
    expect(labels.map((price) => plain(price.yearlyLabel))).toEqual([
      '€1,440',
      '€ 1.440',
      '1440 €',
    ]);
  });

  it('has no price where it is agreed with the client', () => {
    const [english] = createFrom(
      'ContentFile',
      'plans/enterprise.json',
      read('plans/enterprise.json'),
    );
    expect(english?.price).toBeNull();
  });

  it('that was never right makes no node', () => {
    const broken = { ...pro, popular: 'yes' };
    expect(createFrom('ContentFile', 'plans/never-right.json', broken)).toEqual([]);
  });

  it('that breaks a rule keeps what it was while it is mended', () => {
    const before = createFrom('ContentFile', 'plans/pro.json', pro);
    const broken = { ...pro, order: 9, popular: 'yes' };
    expect(createFrom('ContentFile', 'plans/pro.json', broken)).toEqual(before);
  });

  it('that is no JSON any more keeps what it was', async () => {
    const before = createFrom('ContentFile', 'plans/pro.json', pro);
    const file = { relativePath: 'plans/pro.json' };
    const created = createFrom('File', '', file, '{ "line": ');
    await Promise.resolve();
    expect(created).toEqual(before);
    const right = createFrom('File', '', file, JSON.stringify(pro));
    await Promise.resolve();
    expect(right).toEqual([]);
  });

  it('of no kind makes no node', () => {
    expect(createFrom('ContentFile', 'locales/en/common.json', {})).toEqual([]);
  });

  it('that exists in one language only makes one node', () => {
    const nodes = createFrom('ContentFile', 'not-found.json', read('not-found.json'));
    expect(nodes.map(({ language }) => language)).toEqual(['es']);
  });
});

describe('a case', () => {
  const harbour = read('cases/recruitment-workflow/case.json');

  it('becomes one node a language, with its facts and the words of that language', () => {
    const nodes = createFrom('ContentFile', 'cases/harbour/case.json', harbour);
    expect(nodes.map(({ language }) => language)).toEqual([...languages]);
    for (const node of nodes) {
      const language = node.language as (typeof languages)[number];
      expect(node).toMatchObject({
        internal: { type: 'Case' },
        key: 'harbour',
        order: 1,
        slug: harbour.slug[language],
      });
      expect(node.results).toEqual(
        harbour.results.map((result: { label: Record<string, string> }) => ({
          ...result,
          label: result.label[language],
        })),
      );
    }
  });

  it('outside of the folder of cases makes no node', () => {
    expect(createFrom('ContentFile', 'notes/case.json', harbour)).toEqual([]);
    expect(createFrom('ContentFile', 'cases/case.json', harbour)).toEqual([]);
  });
});
