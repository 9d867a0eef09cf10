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
  expect(stdout).toMatch(
    /^warning {2}content\/plans\/pro\.json:\d+ {2}price\.yearly: a month costs 1600 .*\nThe content is right\.\n$/,
  );
  expect(status).toBe(0);
});

it.each([
  ['en', 'We\'re "in", at 14" or \'so\'', 'We’re “in”, at 14" or ‘so’'],
  [
    'nl',
    "'s Ochtends foto's van \"het hok\" in 'Oost'",
    '’s Ochtends foto’s van ‘het hok’ in ‘Oost’',
  ],
  ['es', 'Un "sí" claro', 'Un «sí» claro'],
] as const)('sets typographic marks in %s', (language, before, after) => {
  content.set('plans/pro.json', ['name', language], before);
  expect(run('--fix').stdout).toContain('content/plans/pro.json  is corrected.');
  expect(JSON.parse(content.read('plans/pro.json')).name[language]).toBe(after);
});

it('leaves code and addresses in Markdown as they are', () => {
  const text = (words: string) =>
    `## ${words}\n\n[A](/en/about "A page"), \`it's "this"\`, ${words}.\n`;
  content.write('cases/harbour/en.md', text(`Don't "ask"`));
  run('--fix');
  expect(content.read('cases/harbour/en.md')).toBe(text('Don’t “ask”'));
});

it('takes out what nobody sees, in entries, texts of the interface and Markdown', () => {
  content.set('plans/pro.json', ['name', 'en'], ' Pro\u2028 plus\u200b');
  content.set('locales/nl/common.json', ['start'], 'Start\u00ad ');
  content.write('cases/harbour/en.md', 'A\u200b story,\nand `a\u200b`.\n');
  expect(run('--fix').stdout).toMatch(/The content is right\.\n$/);
  expect(JSON.parse(content.read('plans/pro.json')).name.en).toBe('Pro plus');
  expect(JSON.parse(content.read('locales/nl/common.json')).start).toBe('Start');
  expect(content.read('cases/harbour/en.md')).toBe('A story,\nand `a\u200b`.\n');
});

it.each([
  ['an error', '{ "order": "first", "name": "\'" }'],
  ['two fields of one name', '{"order":1,"order":2}'],
  ['half a merge', '<<<<<<< HEAD\n{}'],
])('leaves a file with %s as it is', (_what, text) => {
  content.write('skills/tools.json', text);
  run('--fix');
  expect(content.read('skills/tools.json')).toBe(text);
});

it('leaves fixed texts as they are', () => {
  const text = "Thank you! We'll be in touch.";
  content.write('../scripts/fixed-texts.json', JSON.stringify({ 'plans/pro.json': { cta: text } }));
  content.set('plans/pro.json', ['cta', 'en'], text);
  expect(run('--fix').stdout).toBe('The content is right.\n');
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
    'content/plans/pro.json  is corrected.\nThe content is right.\n',
  );
  expect(content.read('plans/pro.json')).toBe(before);
});
