/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentForEachTest } from '../plugins/gatsby-source-content/testing';

const content = contentForEachTest();

const tsx = pathToFileURL(require.resolve('tsx')).href;

const run = (...options: string[]) =>
  spawnSync(process.execPath, ['--import', tsx, resolve('scripts/content.ts'), ...options], {
    cwd: content.root,
    encoding: 'utf8',
  });

it('lists warnings and succeeds', () => {
  content.set('plans/pro.json', ['price', 'yearly'], 1600);
  const { status, stdout } = run();
  expect(stdout).toBe(
    'warning  content/plans/pro.json:16  price.yearly: a month costs 1600 when paid by the year, and 1600 when paid by the month; the year should be cheaper.\nThe content is right.\n',
  );
  expect(status).toBe(0);
});

it('warns of straight apostrophes and quotation marks', () => {
  content.set('plans/pro.json', ['name', 'nl'], "Foto's");
  content.write('cases/harbour/en.md', '## A heading\n\nCalled "quick".\n');
  const message = 'has straight apostrophes or quotation marks; npm run fix sets typographic ones.';
  expect(run().stdout).toBe(
    `warning  content/cases/harbour/en.md:3  ${message}\nwarning  content/plans/pro.json:6  name.nl: ${message}\nThe content is right.\n`,
  );
});

it('sets typographic apostrophes and quotation marks', () => {
  content.set('plans/pro.json', ['name'], {
    en: 'We\'re "in"',
    nl: '\'s Ochtends "op"',
    es: '"Sí"',
  });
  content.write('cases/harbour/nl.md', '## Een kop\n\nTwee foto\'s van "het hok".\n');
  run('--fix');
  const { name } = JSON.parse(content.read('plans/pro.json'));
  expect(name).toEqual({ en: 'We’re “in”', nl: '’s Ochtends ‘op’', es: '«Sí»' });
  expect(content.read('cases/harbour/nl.md')).toBe('## Een kop\n\nTwee foto’s van ‘het hok’.\n');
});

it('leaves fixed texts as they are', () => {
  const text = "Thank you! We'll be in touch shortly.";
  content.set('plans/pro.json', ['cta', 'en'], text);
  expect(run().stdout).toBe('The content is right.\n');
  run('--fix');
  expect(JSON.parse(content.read('plans/pro.json')).cta.en).toBe(text);
});

it('lists errors and fails', () => {
  content.set('plans/pro.json', ['order'], 'first');
  content.set('projects/vela.json', ['title'], 7);
  const { status, stderr } = run();
  expect(stderr).toMatch(
    /^error {2}content\/plans\/pro\.json:3 {2}order: .*\nerror {2}content\/projects\/vela\.json:3 {2}title: .*\n\nErrors: 2\.\n$/,
  );
  expect(status).toBe(1);
});

it('formats JSON with two spaces', () => {
  const before = content.read('plans/pro.json');
  content.write('plans/pro.json', JSON.stringify(JSON.parse(before)));
  expect(run('--fix').stdout).toBe(
    'content/plans/pro.json  is formatted.\nThe content is right.\n',
  );
  expect(content.read('plans/pro.json')).toBe(before);
});
