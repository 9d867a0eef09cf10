import { spawnSync } from 'node:child_process';
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

const steps = [
  ['check'],
  ['test:unit', ...reportTo(unitReport)],
  ['build'],
  ['test:site', ...reportTo(siteReport)],
  ['test:e2e'],
  ['test:engines'],
  ['test:develop'],
];

const failed = steps.find(
  (step) => spawnSync('npm', ['run', ...step], { stdio: 'inherit' }).status !== 0,
);
if (failed) {
  console.error(`The tests stopped at "npm run ${failed[0]}".`);
  process.exitCode = 1;
}
