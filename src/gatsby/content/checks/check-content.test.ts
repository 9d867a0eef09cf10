/** @jest-environment node */
import { errorsIn } from '../../../testing/errors-in';
import { sampleContentForTests } from '../../../testing/sample-content';
import { checkContent } from './check-content';
import { formatProblem } from '../messages/problem';
import { planSchema } from '../schemas/plan';

const content = sampleContentForTests();

const plan = 'plans/sample.json';
const dutch = 'cases/sample/nl.md';

it('finds nothing wrong with the content of the site', async () => {
  expect(await checkContent(process.cwd())).toEqual([]);
});

it('points at the line of a field', async () => {
  content.set(plan, ['bestValue'], 'yes');
  expect(await errorsIn(content)).toEqual([
    `content/${plan}:${content.lineOf(plan, '"bestValue"')}  bestValue: expected true or false, without quotes, found "yes".`,
  ]);
});

it('points at the language after which a missing one belongs', async () => {
  content.set(plan, ['name', 'nl'], undefined);
  expect(await errorsIn(content)).toEqual([
    `content/${plan}:${content.lineOf(plan, '"name"') + 1}  name.nl: the Dutch is missing; add "nl" after "en". The English is "Some words".`,
  ]);
});

it('points at the language before which the first one belongs', async () => {
  content.set(plan, ['name', 'en'], undefined);
  expect(await errorsIn(content)).toEqual([
    `content/${plan}:${content.lineOf(plan, '"name"') + 1}  name.en: the English is missing; add "en" before "nl". The Dutch is "Some words".`,
  ]);
});

it('points at the line of a story', async () => {
  content.write(dutch, 'A story.\n\n# A heading\n\n- An entry\n');
  expect(await errorsIn(content)).toEqual([expect.stringMatching(`^content/${dutch}:3  `)]);
});

it('ends with what the field is for', async () => {
  content.set(plan, ['bestValue'], 'yes');
  expect((await checkContent(content.root)).map(formatProblem)).toEqual([
    expect.stringMatching(`found "yes"\\. \\(${planSchema.shape.bestValue.description}\\)$`),
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
