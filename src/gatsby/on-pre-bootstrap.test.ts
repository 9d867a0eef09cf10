/** @jest-environment node */
import type { ParentSpanPluginArgs } from 'gatsby';
import { sampleContentForTests } from '../testing/broken-content/sample-content';
import { onPreBootstrap } from './on-pre-bootstrap';

// It reads and watches the code of the whole project.
jest.mock('./cache/stale-cache');

const content = sampleContentForTests();

beforeEach(() => {
  process.env.gatsby_executing_command = 'develop';
  jest.spyOn(process, 'cwd').mockReturnValue(content.root);
  jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
});

afterEach(() => {
  delete process.env.gatsby_executing_command;
  jest.restoreAllMocks();
});

/** Starts the develop server, as far as this module has a part in it. Returns what it prints; rejects if it ends. */
const start = async (lines: string[] = []): Promise<string[]> => {
  // Only what the function uses is there.
  const args = {
    reporter: { format: { red: String }, log: (line: string) => lines.push(line), warn: jest.fn() },
    store: { getState: () => ({ program: { directory: content.root } }) },
  } as unknown as ParentSpanPluginArgs;
  await onPreBootstrap(args);
  return lines;
};

it('lets the develop server start with an error in a record, which it reports', async () => {
  content.set('skills/sample.json', ['percent'], 101);
  expect((await start()).join()).toContain('content/skills/sample.json');
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
