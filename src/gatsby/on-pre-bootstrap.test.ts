/** @jest-environment node */
import type { ParentSpanPluginArgs } from 'gatsby';
import { sampleContentForTests } from '../testing/broken-content/sample-content';
import { outboxSettings } from './email-settings';
import { onPreBootstrap } from './on-pre-bootstrap';

// It reads and watches the code of the whole project.
jest.mock('./cache/stale-cache');

const content = sampleContentForTests();

const { env } = process;

beforeEach(() => {
  process.env = { ...env, ...outboxSettings };
  jest.spyOn(process, 'cwd').mockReturnValue(content.root);
  jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
});

afterEach(() => {
  process.env = env;
  jest.restoreAllMocks();
});

/** Starts the develop server or a build, as far as this module has a part in it. Returns what it prints; rejects if it ends. */
const start = async (lines: string[] = [], command = 'develop'): Promise<string[]> => {
  process.env.gatsby_executing_command = command;
  const print = (line: string) => lines.push(line);
  // Only what the function uses is there.
  const args = {
    reporter: { format: { red: String }, log: print, success: print, warn: print },
    store: { getState: () => ({ program: { directory: content.root } }) },
  } as unknown as ParentSpanPluginArgs;
  await onPreBootstrap(args);
  return lines;
};

it('lets the develop server start with an error in a record, which it reports', async () => {
  content.set('skills/sample.json', ['percent'], 101);
  expect((await start()).join()).toContain('content/skills/sample.json');
});

it('lets a build start without errors, and prints its warnings', async () => {
  content.set('plans/sample.json', ['price'], { monthly: 10, yearly: 10 });
  expect((await start([], 'build')).join()).toContain('content/plans/sample.json');
});

it.each([
  [
    'an error in a record',
    /102[^]*Nothing was built/,
    () => content.set('skills/sample.json', ['percent'], 102),
  ],
  [
    'no account to send with',
    /cannot send: GATSBY_EMAILJS_SERVICE_ID is not set/,
    () => delete process.env.GATSBY_EMAILJS_SERVICE_ID,
  ],
])('ends a build with %s, and reports it', async (_what, reported, spoil) => {
  spoil();
  const lines: string[] = [];
  await expect(start(lines, 'build')).rejects.toThrow('ended');
  expect(lines.join()).toMatch(reported);
});

it.each([
  // Gatsby would follow it without end.
  ['at a link that leads back', 'plans/loop', () => content.link('plans/loop', '.')],
  ['without content', 'there is no such folder', () => content.move('', '../other')],
])('ends the develop server %s, and reports why', async (_what, reported, destroy) => {
  destroy();
  const lines: string[] = [];
  await expect(start(lines)).rejects.toThrow('ended');
  expect(lines.join()).toContain(reported);
});
