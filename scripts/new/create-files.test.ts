/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../src/gatsby/content/checks/check-content';
import { runScript } from '../../src/testing/run-script';
import { copyProject } from '../scratch/scratch-copy';
import { unformattedFiles } from '../content/format-content';
import { createFiles } from './create-files';

/** In milliseconds: it starts a dozen tools, which take minutes on a busy machine. */
const slow = 300_000;

/** Each test adds other names to this one. */
let copy = '';
/** The test of what is written removes a page, and looks for errors in all of the content. */
let wholeCopy = '';

beforeAll(() => {
  [copy, wholeCopy] = [copyProject(process.cwd()), copyProject(process.cwd())];
});

/** `npm run new` with these words. */
const run = (words: string[], site = copy) => runScript('scripts/new/run-new.ts', words, site);

/** What that command does, without a process of its own. */
const add = (...words: string[]) => createFiles(copy, words);

/** What a tool of the project reports; empty if all is right. */
const report = (tool: string, ...options: string[]): string => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join('node_modules', tool), ...options],
    { cwd: wholeCopy, encoding: 'utf8' },
  );
  return status === 0 ? '' : stdout + stderr;
};

afterAll(() => {
  for (const site of [copy, wholeCopy]) rmSync(site, { recursive: true });
});

it(
  'writes what lints, compiles and passes its own test, and content without errors, formatted as the editor does',
  async () => {
    // A page that is there has its types already, which otherwise a build would write.
    for (const path of ['sections/about', 'templates/about.tsx', '../content/pages/about.json'])
      rmSync(join(wholeCopy, 'src', path), { recursive: true });
    const printed = [
      run(['page', 'about'], wholeCopy).stdout,
      run(['section', 'happy-crew'], wholeCopy).stdout,
      run(['kind', 'sea-bird'], wholeCopy).stdout,
    ].join('\n');
    const paths = [...printed.matchAll(/^(\S+) {2}is written\.$/gm)].flatMap(
      ([, path]) => path ?? [],
    );
    expect(paths).toHaveLength(8);
    expect(report('prettier/bin/prettier.cjs', '--check', ...paths)).toBe('');
    const code = paths.filter((path) => path.startsWith('src/'));
    expect(report('eslint/bin/eslint.js', ...code)).toBe('');
    const project = { extends: './tsconfig.json', include: [...code, 'src/**/*.d.ts'] };
    writeFileSync(join(wholeCopy, 'tsconfig.new.json'), JSON.stringify(project));
    expect(report('typescript-7/bin/tsc', '-p', 'tsconfig.new.json')).toBe('');
    expect(report('jest/bin/jest.js', 'src/sections/about', 'src/sections/happy-crew')).toBe('');

    const { seaBirdSchema } = await import(
      join(wholeCopy, 'src/gatsby/content/schemas/sea-bird.ts')
    );
    const { placeholders, ...record } = JSON.parse(
      readFileSync(join(wholeCopy, 'content/sea-birds/first.json'), 'utf8'),
    );
    expect(seaBirdSchema.parse(record)).toEqual(record);
    expect(placeholders).toEqual(['name']);
    rmSync(join(wholeCopy, 'content/sea-birds'), { recursive: true });
    expect(await checkContent(wholeCopy)).toEqual([]);
    expect(await unformattedFiles(wholeCopy)).toEqual([]);
  },
  slow,
);

it('prints what it wrote and the steps that remain, with the names of what was written', () => {
  const { status, stdout } = run(['kind', 'tall-ship']);
  expect(status).toBe(0);
  expect(stdout).toContain('content/tall-ships/first.json  is written.\n');
  expect(stdout).toContain('\n2. `src/gatsby/content/kinds.ts`');
  expect(stdout).toContain("defineKind('TallShip', 'tall-ships/<name>.json', tallShipSchema)");
  expect(stdout).toContain("`'tall-ships': NodeFields<");
  expect(stdout).not.toMatch(/client|## /i);
});

it('names in its recipes what their files have', () => {
  const steps = readFileSync(join(copy, 'docs/extending.md'), 'utf8').split(/^\d+\. /m);
  const named = steps.flatMap((step) => {
    const [, path = ''] = /^`([^`]+\.tsx?)`/.exec(step) ?? [];
    if (!existsSync(join(copy, path)) || !path) return [];
    const code = readFileSync(join(copy, path), 'utf8');
    return [...step.matchAll(/\b(?:in|to) `(\w+)`/g)].map(([, name = '']) => [name, code]);
  });
  expect(named.length).toBeGreaterThan(5);
  for (const [name, code] of named) expect(code).toContain(name);
});

it('prints names in code that are valid, also of a name with the placeholder in it, and whether the page of a section is there', () => {
  const { steps } = add('section', 'happy-clients');
  expect(steps).toContain('`happyClients: page(key: { eq: "happy-clients" }');
  expect(steps).toContain('<HappyClients id="happy-clients" intro={happyClients} level={2} />');
  expect(steps).toContain('There is no content/pages/happy-clients.json.');
  expect(add('section', 'home').steps).not.toContain('There is no content');
});

it.each([
  ['category', 'categories'],
  ['day', 'days'],
  ['tool-box', 'tool-boxes'],
])('calls the folder of the kind %s by its plural', (kind, plural) => {
  const { paths, steps } = add('kind', kind);
  expect(paths).toContain(`content/${plural}/first.json`);
  expect(steps).toContain(`'${plural}/<name>.json'`);
});

it.each([
  [['page', 'Crew'], '"Crew" is not a name: begin with a letter, and use small letters'],
  [['page', '2-boats'], '"2-boats" is not a name'],
  [['page'], '"" is not a name'],
  [['page', 'two', 'words'], 'A name is one word: two-words, perhaps? Nothing was written.'],
  [['section', 'class'], '"class" is a word of JavaScript'],
  [['kind', 'quote'], 'Queries have a type Quote already; take another name, such as happy-quote.'],
  [['kind', 'plans'], 'there is already: content/plans'],
  [['page', 'services'], 'there is already: content/pages/services.json, src/templates/services'],
])('with %j writes nothing and reports why', (words, message) => {
  const before = readFileSync(join(copy, 'content/pages/services.json'), 'utf8');
  expect(() => add(...words)).toThrow(message);
  expect(readFileSync(join(copy, 'content/pages/services.json'), 'utf8')).toBe(before);
});

it('fails with the reason alone', () => {
  const { status, stdout, stderr } = run(['boat', 'crew']);
  expect(stderr).toMatch(/^Write what to add, and its name: .*\n$/);
  expect(stdout).toBe('');
  expect(status).toBe(1);
});
