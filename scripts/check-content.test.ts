/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { copyContent, type BrokenContent } from '../src/testing/broken-content';
import { summarize } from './content/summary';

let content: BrokenContent;

beforeAll(() => {
  content = copyContent();
});

afterEach(() => content.restore());
afterAll(() => content.remove());

const run = () =>
  spawnSync(
    process.execPath,
    [resolve('node_modules/tsx/dist/cli.mjs'), resolve('scripts/check-content.ts')],
    { cwd: content.root, encoding: 'utf8' },
  );

const textsOfPlans = () => summarize(content.root).find(({ kind }) => kind === 'plans')?.texts;

it('says that the content is right, with a line for each kind', () => {
  const { status, stdout } = run();
  expect(stdout).toContain('The content is right.');
  expect(stdout).toMatch(/^projects +14 +28 +28 +28$/m);
  expect(status).toBe(0);
});

it('lists all mistakes at once and fails', () => {
  content.replace('plans/pro.json', '1440', '"1440"');
  content.replace('locales/nl/hero.json', '"start"', '"begin"');
  content.replace('skills/data-analytics.json', '"percent"', '"procent"');
  const { status, stderr } = run();
  expect(stderr).toMatch(/^content\/plans\/pro\.json:16 {2}price\.yearly: .*without quotes\./m);
  expect(stderr).toContain('content/locales/nl/hero.json:1  start: the Dutch is missing');
  expect(stderr).toContain('did you mean "percent"?');
  expect(stderr).toMatch(/\b4 mistakes\.\n$/);
  expect(status).toBe(1);
});

it('counts the texts of each language, so that a missing one shows', () => {
  const whole = textsOfPlans();
  expect(whole?.nl).toBe(whole?.en);
  content.replace('plans/pro.json', /\n {4}"nl": "Pro",/, '');
  expect(textsOfPlans()).toEqual({ ...whole, nl: Number(whole?.nl) - 1 });
});

it('counts a case once, and its facts in no language', () => {
  const cases = summarize(content.root).find(({ kind }) => kind === 'cases');
  expect(cases?.records).toBe(1);
  expect(cases?.texts.en).toBe(cases?.texts.nl);
});
