import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { outboxSwitch } from '../../src/gatsby/email-settings';
import { copyProject } from '../scratch/scratch-copy';
import { addRecords, changeFacts, removeRecords } from './grow-content';

const variants = { more: addRecords, fewer: removeRecords };

const steps = ['content', 'test:unit', 'build', 'test:site', 'test:e2e', 'test:editor'];

const options: Partial<Record<string, string[]>> = { content: ['--', '--fix'] };

/** Runs an npm script in a folder, and prints how long it took. Returns whether it succeeded. */
const run = (folder: string, script: string): boolean => {
  const begun = Date.now();
  const { status } = spawnSync('npm', ['run', script, ...(options[script] ?? [])], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, [outboxSwitch]: 'true' },
  });
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`\n"npm run ${script}" ${status === 0 ? 'passed' : 'failed'} after ${seconds} s.\n`);
  return status === 0;
};

/**
 * Runs the tests on copies of the project with one record more, and with one fewer, of each kind, and with other facts. `-- more test:unit`
 * runs one copy, and one step after the content was changed.
 */
const testGrowth = (chosen: readonly string[]): void => {
  for (const [name, change] of Object.entries(variants)) {
    if (chosen.includes('more') !== chosen.includes('fewer') && !chosen.includes(name)) continue;
    const copy = copyProject(process.cwd());
    try {
      console.log(`With one record ${name} of each kind, and with other facts, in ${copy}:`);
      change(join(copy, 'content'));
      changeFacts(copy);
      const wanted = steps.filter(
        (step) =>
          step === 'content' || !steps.some((one) => chosen.includes(one)) || chosen.includes(step),
      );
      if (!wanted.map((step) => run(copy, step)).every(Boolean)) process.exitCode = 1;
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  }
};

testGrowth(process.argv.slice(2));
