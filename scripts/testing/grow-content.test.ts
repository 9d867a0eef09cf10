/** @jest-environment node */
import { checkContent } from '../../src/gatsby/content/checks/check-content';
import { folderKinds } from '../../src/gatsby/content/kinds';
import { loadContent, recordsOf } from '../../src/gatsby/content/loading/load-content';
import type { BrokenContent } from '../../src/testing/broken-content/broken-content';
import { sampleContent } from '../../src/testing/broken-content/sample-content';
import { addRecords, changeFacts, removeRecords } from './grow-content';

let content: BrokenContent;

beforeEach(async () => {
  content = await sampleContent();
});

afterEach(() => content.remove());

const namesOf = (kind: string): string[] =>
  loadContent(content.root).files.flatMap(({ identity }) =>
    identity?.name === kind ? identity.key : [],
  );

const grown = Object.keys(folderKinds).filter((kind) => kind !== 'pages');

it.each([
  ['adds', addRecords, 1],
  ['removes', removeRecords, -1],
])('%s one record of each kind, and the content stays right', async (_what, change, more) => {
  const before = new Map(grown.map((kind) => [kind, namesOf(kind)]));
  change(content.path(''));
  for (const [kind, names] of before) {
    // The only case is replaced.
    const isKept = kind === 'cases' && more < 0;
    expect([kind, namesOf(kind).length]).toEqual([kind, names.length + (isKept ? 0 : more)]);
    expect([kind, namesOf(kind)]).not.toEqual([kind, names]);
  }
  expect(await checkContent(content.root)).toEqual([]);
});

it('changes prices, an address and the facts of the agency, removes what is optional, and the content stays right', async () => {
  const facts = () => {
    const { files } = loadContent(content.root);
    const prices = recordsOf(files, 'plans').map(({ record }) => record.price);
    const slugs = recordsOf(files, 'pages').map(({ record }) => record.slug?.en);
    return { prices: prices.filter((price) => price !== 'custom' && price.monthly > 0), slugs };
  };
  const quotations = '../scripts/content/fixed-texts.json';
  content.write(quotations, JSON.stringify({ 'pages/about.json': {}, 'pages/home.json': {} }));
  const before = facts();
  changeFacts(content.root);
  const after = facts();
  expect(after.prices).toHaveLength(before.prices.length);
  for (const [index, price] of after.prices.entries())
    expect(price).not.toEqual(before.prices[index]);
  expect(after.slugs.filter((slug) => !before.slugs.includes(slug))).toHaveLength(1);
  expect(await checkContent(content.root)).toEqual([]);
  expect(JSON.parse(content.read(quotations))).toEqual({ 'pages/home.json': {} });
});
