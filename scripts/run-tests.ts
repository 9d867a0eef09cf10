import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { outboxSwitch } from '../src/gatsby/email-settings';
import { reportFolder, unitReport } from './test-reports';

const unitFlags: string[] = [];
if (process.env.CI) {
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder);
  unitFlags.push('--', '--json', `--outputFile=${reportFolder}/${unitReport}`);
}

// The build under test sends to the outbox of the server that serves it.
process.env[outboxSwitch] = 'true';

const steps = [['check'], ['test:unit', ...unitFlags], ['build'], ['test:e2e']];

const failed = steps.find(
  (step) => spawnSync('npm', ['run', ...step], { stdio: 'inherit' }).status !== 0,
);
if (failed) {
  console.error(`The tests stopped at "npm run ${failed[0]}".`);
  process.exitCode = 1;
}
