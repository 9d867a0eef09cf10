/** @jest-environment node */
import { folderForEachTest } from '../../src/testing/test-folder';
import {
  browserReport,
  countSkipped,
  countTests,
  developReport,
  editorReport,
  enginesNotRun,
  enginesReport,
  siteReport,
  unitReport,
} from './test-reports';

const folder = folderForEachTest();

const report = (name: string, content: object): void => folder.write(name, JSON.stringify(content));

const unit = {
  numPassedTests: 40,
  numFailedTests: 0,
  numPendingTests: 0,
  numRuntimeErrorTestSuites: 0,
};
const browser = { stats: { expected: 8, unexpected: 0, skipped: 2 } };

it('adds up all tests, and counts a step without tests that failed as one failure', () => {
  report(unitReport, unit);
  report(siteReport, { ...unit, numPassedTests: 100 });
  report(browserReport, browser);
  report(editorReport, browser);
  report(developReport, browser);
  report(enginesReport, { passed: 10, failed: 0, notRun: ['WebKit'] });
  expect(countTests(folder.root, true)).toEqual({ passed: 174, failed: 0 });
  expect(countTests(folder.root, false)).toEqual({ passed: 174, failed: 1 });
  expect(enginesNotRun(folder.root)).toEqual(['WebKit']);
});

it('counts failed and skipped unit tests, and test files that could not be loaded', () => {
  report(unitReport, {
    ...unit,
    numFailedTests: 2,
    numPendingTests: 3,
    numRuntimeErrorTestSuites: 1,
  });
  report(browserReport, { stats: { ...browser.stats, unexpected: 3 } });
  expect(countTests(folder.root, false)).toEqual({ passed: 48, failed: 9 });
});

it('counts browser tests that were skipped, and takes no broken report for a good one', () => {
  expect(countSkipped(folder.root)).toBe(0);
  report(browserReport, browser);
  report(developReport, { stats: { ...browser.stats, skipped: 0 } });
  expect(countSkipped(folder.root)).toBe(2);
  report(unitReport, {});
  expect(() => countTests(folder.root, true)).toThrow();
});
