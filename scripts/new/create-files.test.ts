/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkContent } from '../../src/gatsby/content/checks/check-content';
import { copyProject } from '../scratch/scratch-copy';
import { unformattedFiles } from '../content/format-content';

const slow = 180_000;

let copy: string;

const node = (...options: string[]) =>
  spawnSync(process.execPath, options, { cwd: copy, encoding: 'utf8' });

/** `npm run new` with these words. */
const add = (...words: string[]) =>
  node(resolve('node_modules/tsx/dist/cli.mjs'), 'scripts/new/run-new.ts', ...words);

const written = ({ stdout }: ReturnType<typeof add>): string[] =>
  [...stdout.matchAll(/^(\S+) {2}is written\.$/gm)].flatMap(([, path]) => path ?? []);

/** What a tool of the project reports; empty if all is right. */
const report = (tool: string, ...options: string[]): string => {
  const { status, stdout, stderr } = node(join('node_modules', tool), ...options);
  return status === 0 ? '' : stdout + stderr;
};

beforeAll(() => {
  copy = copyProject(process.cwd());
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it(
  'writes what lints, compiles and passes its own test, and content without errors',
  () => {
    // A page that is there has its types already, which otherwise a build would write.
    for (const path of ['sections/about', 'templates/about.tsx', '../content/pages/about.json'])
      rmSync(join(copy, 'src', path), { recursive: true });
    const paths = ['page about', 'section happy-crew', 'kind sea-bird'].flatMap((words) =>
      written(add(...words.split(' '))),
    );
    expect(paths).toHaveLength(8);
    expect(report('prettier/bin/prettier.cjs', '--check', ...paths)).toBe('');
    const code = paths.filter((path) => path.startsWith('src/'));
    expect(report('eslint/bin/eslint.js', ...code)).toBe('');
    const project = { extends: './tsconfig.json', include: [...code, 'src/**/*.d.ts'] };
    writeFileSync(join(copy, 'tsconfig.new.json'), JSON.stringify(project));
    expect(report('typescript/bin/tsc', '-p', 'tsconfig.new.json')).toBe('');
    expect(report('jest/bin/jest.js', 'src/sections/about', 'src/sections/happy-crew')).toBe('');
  },
  slow,
);

it('writes records that follow their schemas, formatted as the editor does', async () => {
  const { seaBirdSchema } = await import(join(copy, 'src/gatsby/content/schemas/sea-bird.ts'));
  const { placeholders, ...record } = JSON.parse(
    readFileSync(join(copy, 'content/sea-birds/first.json'), 'utf8'),
  );
  expect(seaBirdSchema.parse(record)).toEqual(record);
  expect(placeholders).toEqual(['name']);
  rmSync(join(copy, 'content/sea-birds'), { recursive: true });
  expect(await checkContent(copy)).toEqual([]);
  expect(await unformattedFiles(copy)).toEqual([]);
});

it('prints the steps that remain, with the names of what was written', () => {
  const { stdout } = add('kind', 'tall-ship');
  expect(stdout).toContain('\n2. `src/gatsby/content/kinds.ts`');
  expect(stdout).toContain("defineKind('TallShip', 'tall-ships/<name>.json', tallShipSchema)");
  expect(stdout).not.toMatch(/client/i);
  expect(stdout).not.toContain('## ');
});

it.each([
  ['category', 'categories'],
  ['day', 'days'],
  ['tool-box', 'tool-boxes'],
])('calls the folder of the kind %s by its plural', (kind, plural) => {
  const added = add('kind', kind);
  expect(written(added)).toContain(`content/${plural}/first.json`);
  expect(added.stdout).toContain(`'${plural}/<name>.json'`);
});

it('tells that the page of a section is not there yet, and names it as code does', () => {
  const { stdout } = add('section', 'old-harbour');
  expect(stdout).toContain('There is no content/pages/old-harbour.json.');
  expect(stdout).toContain('oldHarbour: page(key: { eq: "old-harbour" }');
  expect(stdout).toContain('<OldHarbour id="old-harbour" intro={oldHarbour} level={2} />');
  const ofPage = add('section', 'home');
  expect(ofPage.stdout).toContain('is written');
  expect(ofPage.stdout).not.toContain('There is no content');
});

it.each([
  [['page', 'Crew'], '"Crew" is not a name: begin with a letter, and use small letters'],
  [['page', '2-boats'], '"2-boats" is not a name'],
  [['page', 'a--b'], '"a--b" is not a name'],
  [['page'], '"" is not a name'],
  [['page', 'two', 'words'], 'A name is one word: two-words, perhaps? Nothing was written.'],
  [['boat', 'crew'], 'Write what to add, and its name: npm run new -- page|section|kind name'],
  [[], 'Write what to add, and its name'],
  [['page', 'services'], 'there is already: content/pages/services.json, src/templates/services'],
])('with %j writes nothing and reports why', (words, message) => {
  const before = readFileSync(join(copy, 'content/pages/services.json'), 'utf8');
  const { status, stdout, stderr } = add(...words);
  expect(stderr).toContain(message);
  expect(stdout).toBe('');
  expect(status).toBe(1);
  expect(readFileSync(join(copy, 'content/pages/services.json'), 'utf8')).toBe(before);
});
