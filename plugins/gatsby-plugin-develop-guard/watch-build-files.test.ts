/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { watchBuildFiles } from './watch-build-files';

const root = mkdtempSync(join(tmpdir(), 'watch-'));
mkdirSync(join(root, 'plugins/gatsby-source-content/checks'), { recursive: true });

const changed: string[] = [];
const stop = watchBuildFiles(root, (file) => changed.push(file));

afterAll(() => {
  stop();
  rmSync(root, { recursive: true });
});

beforeEach(() => {
  changed.length = 0;
});

/** Waits for the first report, which a busy machine delays, and for a second one. */
const expectReported = async (file: string) => {
  for (let waits = 0; changed.length === 0 && waits < 50; waits += 1) await wait(100);
  await wait(500);
  expect(changed).toEqual([file]);
};

it.each([
  'gatsby-config.ts',
  'gatsby-node.ts',
  'package.json',
  '.env.development',
  'plugins/gatsby-source-content/checks/slugs.ts',
])('reports a change of %s once', async (file) => {
  writeFileSync(join(root, file), 'one');
  writeFileSync(join(root, file), 'two');
  await expectReported(file);
});

it.each(['README.md', 'plugins/gatsby-source-content/checks/slugs.test.ts'])(
  'ignores a change of %s',
  async (file) => {
    writeFileSync(join(root, file), 'one');
    writeFileSync(join(root, 'package.json'), 'three');
    await expectReported('package.json');
  },
);
