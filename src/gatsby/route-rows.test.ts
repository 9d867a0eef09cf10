/** @jest-environment node */
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { CreatePagesArgs } from 'gatsby';
import { folderForEachTest } from '../testing/test-folder';
import { readRouteRows } from './route-rows';

// Nobody waits for a pause.
jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn() }));

const project = folderForEachTest();

const about = { key: 'about', language: 'nl', path: '/nl/over' };
const harbour = { key: 'harbour', language: 'es', path: '/es/casos/puerto' };

type RoutedNode = typeof about;

/** Returns what differs from both nodes, each list in turn, and the last one from then on. Gatsby's own type is of any query. */
const queryReturning = (...results: { pages?: RoutedNode[]; cases?: RoutedNode[] }[]) =>
  jest.fn(async () => {
    const next = results.length > 1 ? results.shift() : results[0];
    const { pages = [about], cases = [harbour] } = next ?? {};
    return { data: { pages: { nodes: pages }, cases: { nodes: cases } } };
  }) as unknown as CreatePagesArgs['graphql'];

const pathsOf = async (graphql: CreatePagesArgs['graphql']) => {
  const rows = await readRouteRows(graphql, project.root);
  return 'errors' in rows ? [] : rows.map(({ path }) => path);
};

beforeEach(async () => {
  project.write('content/pages/about.json', '');
  project.write('content/cases/harbour/case.json', '');
  await pathsOf(queryReturning());
});

it('reads each page and each case, with the template that shows it', async () => {
  expect(await readRouteRows(queryReturning(), project.root)).toMatchObject([
    { page: 'about', template: 'about', language: 'nl', path: '/nl/over' },
    { key: 'harbour', template: 'case', language: 'es' },
  ]);
});

it('waits for a page whose file is there, and whose nodes are still being made', async () => {
  const graphql = queryReturning({ pages: [], cases: [] }, { pages: [] }, {});
  expect(await pathsOf(graphql)).toEqual([about.path, harbour.path]);
});

it('removes a page whose file was removed', async () => {
  rmSync(project.path('content/cases/harbour/case.json'));
  const graphql = queryReturning({ cases: [] });
  expect(await pathsOf(graphql)).toEqual([about.path]);
  expect(graphql).toHaveBeenCalledTimes(1);
});

it('removes a page whose nodes do not appear within two seconds', async () => {
  jest.mocked(pause).mockClear();
  expect(await pathsOf(queryReturning({ cases: [] }))).toEqual([about.path]);
  const waited = jest.mocked(pause).mock.calls.reduce((sum, [delay = 0]) => sum + delay, 0);
  expect(waited).toBe(2000);
});

it('takes a page at its new address without waiting', async () => {
  const graphql = queryReturning({ pages: [{ ...about, path: '/nl/wie-wij-zijn' }] });
  expect(await pathsOf(graphql)).toContain('/nl/wie-wij-zijn');
  expect(graphql).toHaveBeenCalledTimes(1);
});

it('gives an address that two cases have to the first, while an editor works on a copy', async () => {
  const graphql = queryReturning({ cases: [harbour, { ...harbour, key: 'copy' }] });
  expect(await pathsOf(graphql)).toEqual([about.path, harbour.path]);
});

it('returns the errors of the query', async () => {
  const errors = [new Error('No such field')];
  // Gatsby's own type is of any query.
  const graphql = (async () => ({ errors })) as unknown as CreatePagesArgs['graphql'];
  expect(await readRouteRows(graphql, project.root)).toEqual({ errors });
});
