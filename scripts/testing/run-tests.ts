import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { outboxSwitch } from '../../src/gatsby/email-settings';
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

/** What a commit needs, on the last build: the unit tests of files that git sees as changed, and one walk in the browser. */
const quickStages = [
  [['types'], ['lint']],
  [
    ['test:unit', '--', '--onlyChanged'],
    ['test:e2e', '--', 'navigation/menu'],
  ],
];

/** The steps of a stage run at the same time: none of them uses all cores. The build writes types, which are checked after it. */
const allStages = [
  [['test:unit', ...reportTo(unitReport)], ['build']],
  [['check'], ['test:site', ...reportTo(siteReport)]],
  [['test:e2e']],
  [['test:engines'], ['test:develop']],
];

/**
 * Runs an npm script. The output of one that does not run alone is printed when it ends.
 * @returns Whether it succeeded.
 */
const run = ([script = '', ...options]: string[], isAlone: boolean): Promise<boolean> =>
  new Promise((resolve) => {
    const begun = Date.now();
    const step = spawn('npm', ['run', script, ...options], { stdio: isAlone ? 'inherit' : 'pipe' });
    const output: Buffer[] = [];
    step.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    step.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
    step.on('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      const seconds = Math.round((Date.now() - begun) / 1000);
      console.log(
        `\n"npm run ${script}" ${code === 0 ? 'passed' : 'failed'} after ${seconds} s.\n`,
      );
      resolve(code === 0);
    });
  });

const runAll = async (): Promise<void> => {
  for (const stage of process.argv.includes('--quick') ? quickStages : allStages) {
    console.log(`Running ${stage.map(([script]) => script).join(' and ')} ...`);
    const passed = await Promise.all(stage.map((step) => run(step, stage.length === 1)));
    if (passed.every(Boolean)) continue;
    process.exitCode = 1;
    return;
  }
};

void runAll();
