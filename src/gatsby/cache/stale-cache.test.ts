/** @jest-environment node */
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import type { ParentSpanPluginArgs } from 'gatsby';
import { folderForEachTest } from '../../testing/test-folder';
import { buildSources } from './build-sources';
import { dropStaleCache, recordBuildSources, watchBuildSources } from './stale-cache';

const project = folderForEachTest();
const copy = folderForEachTest();

beforeEach(() => {
  for (const source of buildSources)
    cpSync(source, project.path(source), { recursive: true, errorOnExist: true });
});

/** Starts a build, which has no hash of the plugins where there is no cache. Returns what Gatsby passes to it, and what it reports and dispatches. */
const build = (hash = 'a hash', { root } = project) => {
  const reported: string[] = [];
  const dispatched: object[] = [];
  const args = {
    store: {
      getState: () => ({ program: { directory: root }, status: { PLUGINS_HASH: hash } }),
      dispatch: (action: object) => dispatched.push(action),
    },
    reporter: {
      info: (text: string) => reported.push(text),
      warn: (text: string) => reported.push(text),
    },
    // The functions use nothing else of Gatsby.
  } as unknown as ParentSpanPluginArgs;
  dropStaleCache(args);
  recordBuildSources(args);
  return { args, reported, dispatched };
};

const change = (path: string) => project.write(path, 'export const changed = true;\n');

const drop = { type: 'UPDATE_PLUGINS_HASH', payload: '' };

it('keeps the cache of the same build, also after a change of a test', () => {
  build('');
  change('src/gatsby/nodes.test.ts');
  const { reported, dispatched } = build();
  expect(reported).toEqual([]);
  expect(dispatched).toEqual([]);
});

it.each([
  ['missing', undefined],
  // A build may have been ended in the middle of it.
  ['cut off', '{"src'],
])('drops a cache whose note of its build is %s', (_what, note) => {
  if (note) project.write('.cache/build-sources.json', note);
  const { reported, dispatched } = build();
  expect(reported).toEqual([expect.stringMatching('which state of the build filled it')]);
  expect(dispatched).toEqual([drop]);
});

it.each([
  'src/gatsby/content/schemas/plan.ts',
  'plugins/gatsby-plugin-lazy-hydration/gatsby-node.ts',
  'package-lock.json',
])('drops the cache after a change of %s, and reports why', (path) => {
  build('');
  mkdirSync(project.path('.cache/webpack'));
  change(path);
  const { reported, dispatched } = build();
  expect(dispatched).toEqual([drop]);
  expect(reported).toEqual([expect.stringContaining(`the build has changed since: ${path}.`)]);
  expect(existsSync(project.path('.cache/webpack'))).toBe(false);
  expect(build().dispatched).toEqual([]);
});

it('drops the cache of a folder that was moved or copied', () => {
  build('');
  cpSync(project.root, copy.root, { recursive: true });
  const { reported, dispatched } = build('a hash', copy);
  expect(dispatched).toEqual([drop]);
  expect(reported).toEqual([expect.stringContaining('changed since: the folder of the project.')]);
  expect(build('a hash', copy).dispatched).toEqual([]);
});

it('reports in the develop server that a change of a schema needs a restart', async () => {
  const { args, reported } = build('');
  const warning = new Promise((resolve) => Object.assign(args.reporter, { warn: resolve }));
  const closed = watchBuildSources(args);
  change('src/gatsby/content/schemas/plan.ts');
  expect(await warning).toMatch(
    /src\/gatsby\/content\/schemas\/plan\.ts.* Restart npm run develop/,
  );
  closed();
  expect(reported).toEqual([]);
});
