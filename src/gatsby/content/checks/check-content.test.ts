/** @jest-environment node */
import { errorsIn } from '../../../testing/broken-content/errors-in';
import { sampleContentForTests } from '../../../testing/broken-content/sample-content';
import { checkContent } from './check-content';
import { formatProblem } from '../messages/problem';
import { planSchema } from '../schemas/plan';

const content = sampleContentForTests();

const plan = 'plans/sample.json';

it('finds nothing wrong with the content of the site', async () => {
  expect(await checkContent(process.cwd())).toEqual([]);
});

it('points at the line of a field, and ends with what the field is for', async () => {
  content.set(plan, ['bestValue'], 'yes');
  expect((await checkContent(content.root)).map(formatProblem)).toEqual([
    `content/${plan}:${content.lineOf(plan, '"bestValue"')}  bestValue: expected true or false, without quotes, found "yes". (${planSchema.shape.bestValue.description})`,
  ]);
});

it.each([
  ['nl', 'the Dutch is missing; add "nl" after "en". The English is "Some words".'],
  ['en', 'the English is missing; add "en" before "nl". The Dutch is "Some words".'],
])('points at the language beside which the missing %s belongs', async (language, message) => {
  content.set(plan, ['name', language], undefined);
  expect(await errorsIn(content)).toEqual([
    `content/${plan}:${content.lineOf(plan, '"name"') + 1}  name.${language}: ${message}`,
  ]);
});

it('lists all errors together, file by file and line by line', async () => {
  content.set(plan, ['popular'], 'no');
  content.set(plan, ['order'], 0);
  content.set('skills/sample.json', ['percent'], 101);
  expect((await checkContent(content.root)).map(({ file, field }) => [file, field])).toEqual([
    [`content/${plan}`, 'order'],
    [`content/${plan}`, 'popular'],
    ['content/skills/sample.json', 'percent'],
  ]);
});
