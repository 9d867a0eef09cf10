import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { outboxSwitch } from '../../src/forms/email-settings';
import { changedFiles } from './changed-files';
import { runSteps, type Step } from './run-steps';
import { reportFolder, siteReport, unitReport } from './test-reports';

const isCi = Boolean(process.env.CI);

if (isCi) {
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder);
}

/** Makes jest write a report, which is counted at the end. */
const reportTo = (file: string): string[] =>
  isCi ? ['--', '--json', `--outputFile=${reportFolder}/${file}`] : [];

// The build under test sends to the outbox of the server that serves it.
process.env[outboxSwitch] = 'true';
// A value that the built files must not hold; a machine without settings has none.
process.env.TEST_SECRET = 'only-in-the-environment-of-the-build';

/** The unit tests of what was changed. */
const unitTests = (): Step[] => {
  const changed = changedFiles(process.cwd());
  if (changed.length === 0) return [];
  return [
    {
      script: 'test:unit',
      options: ['--', '--passWithNoTests', '--findRelatedTests', ...changed],
    },
  ];
};

/** The one browser test of `test:quick`, by a part of its title: it opens and closes the menu, and changes the language. */
const walk = 'a language opens its page';

/**
 * What a commit needs, on the last build: types, lint, the content, the unit tests of what was changed since the last one, and one walk in the
 * browser; the longest first.
 */
const quickSteps = (): Step[] => [
  ...unitTests(),
  { script: 'types' },
  { script: 'test:e2e', options: ['--', 'navigation/menu', '-g', walk] },
  { script: 'content' },
  // Whether a file lints depends on no other file.
  { script: 'lint', options: ['--', '--cache', '--cache-location', 'node_modules/.cache/eslint/'] },
];

/** In the order in which they begin. The build writes types, which are checked after it. */
const allSteps: Step[] = [
  { script: 'browsers' },
  { script: 'build' },
  { script: 'test:unit', options: reportTo(unitReport) },
  { script: 'test:e2e', needs: ['build', 'browsers'], isLong: true },
  // Beside the browser tests, which use more than one core, these would be too slow.
  { script: 'test:develop', needs: ['browsers'], after: ['test:e2e'] },
  { script: 'test:engines', needs: ['build', 'browsers'], after: ['test:e2e'] },
  // The second core is free while the development server is tested.
  { script: 'test:site', options: reportTo(siteReport), needs: ['build'], after: ['test:e2e'] },
  { script: 'check', after: ['test:e2e'] },
  { script: 'test:editor', needs: ['build', 'browsers'], after: ['test:e2e'] },
];

/** Steps at one time: as many as a small machine has cores, since most of them use one. */
const lanes = 2;

/** Runs an npm script, and returns whether it succeeded. */
const run = ({ script, options = [], isLong = false }: Step): Promise<boolean> =>
  new Promise((resolve) => {
    const begun = Date.now();
    console.log(`Running ${script} ...`);
    const step = spawn('npm', ['run', script, ...options], { stdio: isLong ? 'inherit' : 'pipe' });
    const output: Buffer[] = [];
    for (const stream of [step.stdout, step.stderr])
      stream?.on('data', (chunk: Buffer) => output.push(chunk));
    step.on('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      const seconds = Math.round((Date.now() - begun) / 1000);
      console.log(
        `\n"npm run ${script}" ${code === 0 ? 'passed' : 'failed'} after ${seconds} s.\n`,
      );
      resolve(code === 0);
    });
  });

void runSteps(process.argv.includes('--quick') ? quickSteps() : allSteps, run, lanes).then(
  (passed) => {
    if (!passed) process.exitCode = 1;
  },
);
