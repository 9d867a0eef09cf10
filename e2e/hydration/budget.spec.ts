import budget from '../../scripts/bench/budget.json';
import { weighPage } from '../../scripts/bench/page-weight';
import { findFullChromium } from '../../scripts/testing/find-chromium';
import { pageOfEachKind } from '../../src/testing/site';
import config from '../playwright.config';
import { expect, test } from '../support/test';

// The shell without a window loads lazy images from further below than visitors' browsers do.
test.use({
  launchOptions: { ...config.use?.launchOptions, executablePath: findFullChromium() },
});

const kilobyte = 1024;

// The width of a phone, for which the budgets are made.
const width = 390;

// The build's checks weigh the HTML of all pages; the rest is the same in every language, or nearly.
for (const { path } of pageOfEachKind) {
  test(`${path} stays within its budget before anybody touches it`, async ({
    browser,
    baseURL,
  }) => {
    const weight = await weighPage(browser, `${baseURL}${path}`, width);
    const { html, deferredStyles, scripts, data, fonts, images, requests } = weight;

    expect.soft(html, 'the page with its styles').toBeLessThanOrEqual(budget.html * kilobyte);
    expect
      .soft(deferredStyles, 'its deferred styles')
      .toBeLessThanOrEqual(budget.deferredStyles * kilobyte);
    expect.soft(scripts, 'its scripts').toBeLessThanOrEqual(budget.scripts * kilobyte);
    expect.soft(data, 'its data').toBeLessThanOrEqual(budget.data * kilobyte);
    expect.soft(fonts, 'its fonts').toBeLessThanOrEqual(budget.fonts * kilobyte);
    expect.soft(images, 'its images').toBeLessThanOrEqual(budget.images * kilobyte);
    expect.soft(requests, 'its requests').toBeLessThanOrEqual(budget.requests);
    expect.soft(weight.thirdPartyHosts, 'other hosts').toEqual([]);
  });
}
