/** @jest-environment node */
import type { Reporter } from 'gatsby';
import { sampleContentForTests } from '../../../testing/broken-content/sample-content';
import { reportContent } from './report-content';

const content = sampleContentForTests();

it('prints each error as a line of its own, and the same errors once', async () => {
  jest.spyOn(process, 'cwd').mockReturnValue(content.root);
  const lines: string[] = [];
  // Only the parts of Gatsby's reporter that the function uses are there: its `error` puts a label before each message.
  const reporter = {
    format: { red: String },
    log: (line: string) => lines.push(line),
    success: (line: string) => lines.push(line),
  } as unknown as Reporter;

  const file = 'skills/sample.json';
  content.set(file, ['percent'], 101);
  expect(await reportContent(reporter)).toBe(1);
  expect(await reportContent(reporter)).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^error content\/skills\/sample\.json:\d+ {2}percent: /),
  ]);

  content.set(file, ['percent'], 100);
  await reportContent(reporter);
  expect(lines).toHaveLength(2);
  jest.restoreAllMocks();
});
