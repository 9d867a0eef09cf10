/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { folderForEachTest } from '../src/testing/test-folder';

const script = join(process.cwd(), 'scripts/check-node.mjs');
const [major] = process.versions.node.split('.');

const folder = folderForEachTest();

const check = (node: string) => {
  folder.write('package.json', JSON.stringify({ engines: { node } }));
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: folder.root });
  return { status, errors: stderr.toString() };
};

it.each([
  ['>=99.0 <100', '99.0'],
  [`>=${major}.99 <100`, `${major}.99`],
])('says in one sentence that Node is too old where %s is needed', (range, needed) => {
  expect(check(range)).toEqual({
    status: 1,
    errors: `This site needs Node ${needed} or newer, and this is Node ${process.versions.node}: install version 22 from https://nodejs.org, or run "nvm install".\n`,
  });
});

it.each(['>=4.99 <100', `>=${major}.0 <100`])('says nothing where %s is needed', (range) => {
  expect(check(range)).toEqual({ status: 0, errors: '' });
});
