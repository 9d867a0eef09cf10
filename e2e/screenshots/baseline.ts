import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles } from '../../src/testing/content';

/** What the pictures of the sections depend on beside the code. */
interface Baseline {
  /** First number of Chromium's version: each of them draws letters and curves a little differently. */
  chromium: string;
  /** Digest of the content files, which editors change without looking at the pictures. */
  content: string;
}

const record = join(__dirname, 'baseline.json');

const digestContent = (): string => {
  const hash = createHash('sha256');
  for (const file of contentFiles()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};

const currentBaseline = (version: string): Baseline => ({
  chromium: version.split('.')[0] ?? version,
  content: digestContent(),
});

/**
 * Returns why the pictures in the repository cannot be compared with what this browser shows of this content.
 *
 * @param version Chromium's version, such as "156.0.8078.73".
 * @returns A sentence, or undefined when they can be compared.
 */
export const baselineMismatch = (version: string): string | undefined => {
  // Nobody but `saveBaseline` writes this file.
  const then = JSON.parse(readFileSync(record, 'utf8')) as Baseline;
  const now = currentBaseline(version);
  if (now.chromium !== then.chromium)
    return `The pictures were taken with Chromium ${then.chromium}, this is ${now.chromium}; "npm run screenshots" takes them again.`;
  if (now.content !== then.content)
    return 'The content has changed since the pictures were taken, which show whole sections with their records and words; "npm run screenshots" takes them again.';
  return undefined;
};

/** Keeps with the pictures what they were taken with. */
export const saveBaseline = (version: string): void =>
  writeFileSync(record, `${JSON.stringify(currentBaseline(version), null, 2)}\n`);
