import budget from '../scripts/bench/budget.json';
import { weighPage } from '../scripts/bench/page-weight';
import { pageOfEachKind } from '../src/testing/site';
import { launchFullChromium } from './support/full-chromium';
import { expect, test } from './support/test';

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
  const browser = await launchFullChromium(project.use.launchOptions);
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
