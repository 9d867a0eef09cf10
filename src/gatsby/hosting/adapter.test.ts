/** @jest-environment node */
import { existsSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import type { IAdapter } from 'gatsby';
import { folderForEachTest } from '../../testing/test-folder';
import { hostingAdapter } from './adapter';

const folder = folderForEachTest();
const project = process.cwd();

afterEach(() => process.chdir(project));

it.each([
  [{ NETLIFY: 'true' }, '/ /en 301!\n', 'en.html'],
  [{ CF_PAGES: '1' }, '/ /en 301\n', 'en.html'],
  [{}, '/ /en 301\n', 'en/index.html'],
])(
  'lets the host of %j lead from the root to English, and open pages without a slash',
  async (env, rules, page) => {
    folder.write('public/en/index.html', '<p>English</p>');
    symlinkSync(resolve('node_modules'), folder.path('node_modules'));
    process.chdir(folder.root);
    const reporter = { activityTimer: () => ({ start: () => {}, end: () => {} }) };
    // Gatsby passes more, which is not used.
    const context = { routesManifest: [], reporter } as unknown as Parameters<IAdapter['adapt']>[0];
    await hostingAdapter(env).adapt(context);
    expect(String(folder.read('public/_redirects'))).toBe(rules);
    expect(existsSync(folder.path(`public/${page}`))).toBe(true);
  },
);
