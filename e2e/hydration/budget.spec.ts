import { chromium } from '@playwright/test';
import budget from '../../scripts/bench/budget.json';
import { weighPage } from '../../scripts/bench/page-weight';
import { findFullChromium } from '../../scripts/testing/find-chromium';
import { pageOfEachKind } from '../../src/testing/site';
import { expect, test } from '../support/test';

const kilobyte = 1024;
const parts = Object.keys(budget) as (keyof typeof budget)[];

// The width of a phone, for which the budgets are made.
const width = 390;

// The build's checks weigh the HTML of all pages; the rest is the same in every language, or nearly.
test('a page of every kind stays within its budget before anybody touches it', async ({ baseURL }, {
  project,
}) => {
  // It waits for silence on many pages in turn.
  test.slow();
  // The shell without a window loads lazy images from further below than visitors' browsers do.
  const executablePath = findFullChromium();
  const browser = await chromium.launch({ ...project.use.launchOptions, executablePath });
  for (const { path } of pageOfEachKind) {
    const weight = await weighPage(browser, `${baseURL}${path}`, width);
    for (const part of parts) {
      const unit = part === 'requests' ? 1 : kilobyte;
      expect.soft(weight[part], `${path}: ${part}`).toBeLessThanOrEqual(budget[part] * unit);
    }
    expect.soft(weight.thirdPartyHosts, `${path}: other hosts`).toEqual([]);
  }
  await browser.close();
});
