/** @jest-environment node */
import type { CreateDevServerArgs, Reporter } from 'gatsby';
import { onCreateDevServer, onPreBootstrap } from './report';
import { contentForEachTest, options as contentOptions } from './testing';

jest.mock('./languages');

const content = contentForEachTest();
const options = { ...contentOptions, plugins: [] };

let lines: string[] = [];
const print = (line: string) => lines.push(line);
const color = String;

// Only what the functions use is there.
const reporter = {
  format: { red: color, yellow: color },
  log: print,
  success: print,
  panic: print,
} as unknown as Reporter;

beforeEach(() => {
  lines = [];
  jest.spyOn(process, 'cwd').mockReturnValue(content.root);
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  delete process.env.gatsby_executing_command;
});

const error = expect.stringMatching(/^error content\/plans\/pro\.json:3 {2}order: expected/);

const breakPlan = () => content.set('plans/pro.json', ['order'], 'first');
const fixPlan = () => content.set('plans/pro.json', ['order'], 1);

it('stops a build with one sentence after the errors', async () => {
  process.env.gatsby_executing_command = 'build';
  breakPlan();
  await onPreBootstrap({ reporter }, options);
  expect(lines).toEqual([error, 'The content has one error, listed above. Nothing was built.']);
});

it('prints the warnings of a build and lets it go on', async () => {
  process.env.gatsby_executing_command = 'build';
  content.set('plans/pro.json', ['price', 'yearly'], 1600);
  await onPreBootstrap({ reporter }, options);
  expect(lines).toEqual([
    expect.stringMatching(/^warn content\/plans\/pro\.json:16 {2}price\.yearly: a month costs/),
  ]);
});

/** Waits until a look at the files has ended, which schedules the next. */
const nextLook = async () => {
  while (jest.getTimerCount() === 0) await new Promise(setImmediate);
};

it('reports an error in the develop server once, until it is fixed', async () => {
  process.env.gatsby_executing_command = 'develop';
  breakPlan();
  await onPreBootstrap({ reporter }, options);
  // Only what the function uses is there.
  const app = { get: () => undefined } as unknown as CreateDevServerArgs['app'];
  jest.useFakeTimers({ doNotFake: ['nextTick', 'performance', 'queueMicrotask', 'setImmediate'] });
  onCreateDevServer({ app, reporter }, options);
  await nextLook();
  expect(lines).toEqual([error]);
  fixPlan();
  jest.runOnlyPendingTimers();
  await nextLook();
  expect(lines).toEqual([error, 'The content is right again.']);
});
