import { countSkipped, countTests, enginesNotRun, reportFolder, type Counts } from './test-reports';

const [exitCode] = process.argv.slice(2);

const count = (): Counts => {
  try {
    return countTests(reportFolder, exitCode === '0');
  } catch (error) {
    console.error('The test reports could not be read:', error);
    return { passed: 0, failed: 1 };
  }
};

const { passed, failed } = count();
for (const engine of enginesNotRun(reportFolder)) {
  console.log(`Not run in ${engine}: it could not be installed here.`);
}
const skipped = countSkipped(reportFolder);
if (skipped > 0) console.log(`Browser tests that were skipped, see the log: ${skipped}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
