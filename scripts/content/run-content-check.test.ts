/** @jest-environment node */
import { languages } from '../../src/i18n/languages';
import { runScript } from '../../src/testing/run-script';
import { sampleContentForTests } from '../../src/testing/broken-content/sample-content';
import { summarize } from './summary';

const content = sampleContentForTests();

const run = (...options: string[]) =>
  runScript('scripts/content/run-content-check.ts', options, content.root);

const summaryOf = (name: string) => summarize(content.root).find(({ kind }) => kind === name);

const fix = () => run('--fix');

it('formats the content as the editor does, and then reports that it is right, with a line for each kind', () => {
  content.set('plans/sample.json', ['popular'], false);
  expect(fix().stdout).toContain('content/plans/sample.json  is formatted.');
  const { status, stdout } = run();
  expect(stdout).not.toContain('formatted');
  expect(stdout).toContain('The content is right.');
  expect(stdout).toMatch(new RegExp(`^projects +1${' +2'.repeat(languages.length)}$`, 'm'));
  expect(status).toBe(0);
});

it('fails where a file is not formatted, and lists warnings, which do not fail', () => {
  content.set('plans/sample.json', ['price'], { monthly: 10, yearly: 12 });
  const unformatted = run();
  expect(unformatted.stderr).toContain('content/plans/sample.json  is not formatted');
  expect(unformatted.stdout).toMatch(/price\.yearly: a month costs 12/);
  expect(unformatted.status).toBe(1);
  const { status, stdout } = fix();
  expect(stdout).toMatch(/^content\/plans\/sample\.json:\d+ {2}price\.yearly: a month costs 12/m);
  const count = unformatted.stdout.match(/^content\//gm)?.length;
  expect(stdout).toContain(`\n\n${count} warnings`);
  expect(stdout).toContain('The content is right.');
  expect(status).toBe(0);
});

it('lists all errors together and fails, and formats nothing while there are any', () => {
  content.set('plans/sample.json', ['price', 'yearly'], '1440');
  content.replace('locales/nl/sample.json', '"start"', '"embark"');
  content.replace('skills/sample.json', '"percent"', '"procent"');
  const before = content.read('plans/sample.json');
  const { status, stderr } = fix();
  expect(stderr).toMatch(/^content\/plans\/sample\.json:\d+ {2}price\.yearly: .*without quotes\./m);
  expect(stderr).toContain('content/locales/nl/sample.json:1  start: the Dutch is missing');
  expect(stderr).toContain('did you mean "percent"?');
  expect(stderr).toMatch(/\b4 errors\.\n/);
  expect(stderr).toContain('No file was formatted: correct the errors first.');
  expect(content.read('plans/sample.json')).toBe(before);
  expect(status).toBe(1);
});

it('counts the texts of each language, so that a missing one shows, and a case once', () => {
  const whole = summaryOf('plans')?.texts;
  expect(whole?.nl).toBe(whole?.en);
  content.set('plans/sample.json', ['name', 'nl'], undefined);
  expect(summaryOf('plans')?.texts).toEqual({ ...whole, nl: Number(whole?.nl) - 1 });
  expect(summaryOf('cases')?.records).toBe(1);
});
