/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentForEachTest, png } from './testing';
import { copyValidFiles } from './valid-copy';

const content = contentForEachTest();

const copyOf = (file: string): string => join(content.root, '.cache/content', file);
const copied = (file: string): string => readFileSync(copyOf(file), 'utf8');

const update = () => copyValidFiles(content.root);

it('copies entries, texts, pictures and videos', async () => {
  await update();
  for (const file of [
    'plans/pro.json',
    'locales/nl/common.json',
    'legal/privacy/en.md',
    'projects/vela.png',
    'media/wide.mp4',
  ])
    expect(copied(file)).toBe(content.read(file));
});

it('copies a change of a valid file', async () => {
  await update();
  content.set('plans/pro.json', ['order'], 7);
  await update();
  expect(JSON.parse(copied('plans/pro.json')).order).toBe(7);
});

it.each([
  ['an entry that breaks a rule', 'plans/pro.json', '{ "order": "first" }'],
  ['an entry that is no JSON', 'plans/pro.json', '{ "order": '],
  ['a text of the interface that is no JSON', 'locales/nl/common.json', '{ "start": '],
  ['a picture of which a half is copied', 'projects/vela.png', undefined],
  ['an empty picture', 'projects/vela.png', ''],
])('keeps the last valid version of %s', async (_what, file, text) => {
  await update();
  const before = copied(file);
  const half = () => readFileSync(content.path(file)).subarray(0, 2000);
  content.write(file, text ?? half());
  await update();
  expect(copied(file)).toBe(before);
});

it('keeps a project and its picture while the picture has another name', async () => {
  await update();
  content.remove('projects/vela.png');
  content.write('projects/boat.png', await png(1600, 1000));
  await update();
  expect(existsSync(copyOf('projects/vela.json'))).toBe(true);
  expect(existsSync(copyOf('projects/vela.png'))).toBe(true);
});

it('takes a new project when its picture is complete', async () => {
  content.write('projects/new.json', content.read('projects/vela.json'));
  content.set('projects/new.json', ['image'], './new.png');
  const picture = await png(1600, 1000);
  content.write('projects/new.png', picture.subarray(0, 2000));
  await update();
  expect(existsSync(copyOf('projects/new.json'))).toBe(false);
  content.write('projects/new.png', picture);
  await update();
  expect(existsSync(copyOf('projects/new.json'))).toBe(true);
});

it('has no entry that was never valid', async () => {
  content.write('plans/new.json', '{ "order": "first" }');
  await update();
  expect(existsSync(copyOf('plans/new.json'))).toBe(false);
});

it('removes an entry that is removed', async () => {
  await update();
  content.remove('plans/pro.json');
  await update();
  expect(existsSync(copyOf('plans/pro.json'))).toBe(false);
});

it.each(['plans/._pro.json', '.notes/list.json', 'locales/nl/._common.json', 'README.md'])(
  'leaves out %s',
  async (file) => {
    content.write(file, '{}');
    await update();
    expect(existsSync(copyOf(file))).toBe(false);
  },
);
