/** @jest-environment node */
import { checkContent } from '../../src/gatsby/content/checks/check-content';
import { folderKinds } from '../../src/gatsby/content/kinds';
import { loadContent } from '../../src/gatsby/content/loading/load-content';
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
])('%s records and changes facts, and the content stays right', async (_what, change, more) => {
  const before = new Map(grown.map((kind) => [kind, namesOf(kind)]));
  change(content.path(''));
  for (const [kind, names] of before) {
    // The only case is replaced.
    const isKept = kind === 'cases' && more < 0;
    expect([kind, namesOf(kind).length]).toEqual([kind, names.length + (isKept ? 0 : more)]);
    expect([kind, namesOf(kind)]).not.toEqual([kind, names]);
  }
  expect(await checkContent(content.root)).toEqual([]);
  const quotations = '../scripts/content/fixed-texts.json';
  content.write(quotations, JSON.stringify({ 'pages/about.json': {} }));
  const facts = () => loadContent(content.root).files.map(({ path }) => content.read(path));
  const factsBefore = facts();
  changeFacts(content.root);
  expect(facts()).not.toEqual(factsBefore);
  expect(JSON.parse(content.read(quotations))).toEqual({});
  expect(await checkContent(content.root)).toEqual([]);
});
