import type { Page } from '@playwright/test';
import { filterRadio, footerLink, videoButton } from './support/controls';
import { newsletterForm, requestPlan, subscribe } from './support/forms';
import { answerEmails, holdEmails } from './support/network';
import { expectPage, expectSteady, openPage, scrollTo } from './support/page';
import { expect, test, withMotion } from './support/test';

test.use(withMotion);

const isPaused = (page: Page) =>
  page
    .locator('video')
    .first()
    .evaluate((element: HTMLVideoElement) => element.paused);

/** Whether every service of the home page shows. */
const areServicesShown = (page: Page) =>
  page
    .locator('#services ol > li')
    .evaluateAll((rows) => rows.every((row) => getComputedStyle(row).opacity === '1'));

test('the stars of the hero twinkle, and come to rest within 5 s', async ({ page }) => {
  const drawing = page.waitForResponse(/hero-stars/);
  await page.goto('/en');
  expect((await drawing).ok()).toBe(true);
  const groups = await page.locator('.hero-stars > *').evaluateAll((all) =>
    all.map((group) => {
      const style = getComputedStyle(group);
      const count = Number(style.animationIterationCount.replace('infinite', 'Infinity'));
      const end = parseFloat(style.animationDelay) + count * parseFloat(style.animationDuration);
      return { name: style.animationName, end };
    }),
  );
  expect(groups).toHaveLength(3);
  for (const { name, end } of groups) {
    expect(name).toBe('hero-twinkle');
    expect(end).toBeLessThanOrEqual(5);
  }
});

test('services appear once, when they are scrolled to', async ({ page }) => {
  await openPage(page, '/en');
  await expect.poll(() => areServicesShown(page)).toBe(false);
  for (const row of await page.locator('#services ol > li').all())
    await row.scrollIntoViewIfNeeded();
  await expect.poll(() => areServicesShown(page)).toBe(true);
  await scrollTo(page, 0);
  await expectSteady(() => areServicesShown(page), true);
});

test('bars grow for 1 s, each 0.1 s after the one before', async ({ page }) => {
  await page.goto('/en/technology');
  const bars = page.locator('.ridge-crest');
  await expect(bars.first()).toBeInViewport();
  const timings = await bars.evaluateAll((crests) =>
    crests.map((crest) => {
      const { animationDuration, animationDelay } = getComputedStyle(crest);
      return `${animationDuration} after ${animationDelay}`;
    }),
  );
  expect(timings.slice(0, 3)).toEqual(['1s after 0s', '1s after 0.1s', '1s after 0.2s']);
});

test('the video runs when it is near', async ({ page }) => {
  await openPage(page, '/en/about');
  await page.locator('video').first().scrollIntoViewIfNeeded();
  await expect.poll(() => isPaused(page)).toBe(false);
});

test('no video stays in memory after its page', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const countVideos = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { result } = await session.send('Runtime.evaluate', {
      expression: 'HTMLVideoElement.prototype',
      objectGroup: 'videos',
    });
    const { objects } = await session.send('Runtime.queryObjects', {
      prototypeObjectId: result.objectId ?? '',
      objectGroup: 'videos',
    });
    const { result: count } = await session.send('Runtime.callFunctionOn', {
      objectId: objects.objectId,
      functionDeclaration: 'function () { return this.length }',
    });
    // Otherwise the session itself would hold the videos.
    await session.send('Runtime.releaseObjectGroup', { objectGroup: 'videos' });
    return count.value;
  };

  await openPage(page, '/en/about');
  for (const path of ['/en/contact', '/en/about', '/en/contact']) {
    await footerLink(page, path).click();
    await expectPage(page, path);
  }
  await expect.poll(countVideos).toBe(0);
});

test('the video stays paused after a click on its button', async ({ page }) => {
  await openPage(page, '/en/about');
  await videoButton(page, 'en', 'pause').click();
  await expectSteady(() => isPaused(page), true);
  await videoButton(page, 'en', 'play').click();
  await expect.poll(() => isPaused(page)).toBe(false);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  /** The classes of the elements that move for longer than a short fade. */
  const moving = (page: Page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 150)
        .map(({ effect }) => String((effect as KeyframeEffect).target?.className)),
    );

  test('everything shows, and nothing moves', async ({ page }) => {
    await openPage(page, '/en');
    expect(await areServicesShown(page)).toBe(true);
    await page.locator('video').first().scrollIntoViewIfNeeded();
    await expectSteady(() => isPaused(page), true);
    await filterRadio(page, 'en', 'MEDICAL').click();
    await expectSteady(() => moving(page), []);
  });

  test('nothing moves while a form is sent', async ({ page }) => {
    await openPage(page, '/en/pricing');
    const release = await holdEmails(page);
    await subscribe(newsletterForm(page));
    await expectSteady(() => moving(page), []);
    release();
    await answerEmails(page);
    await requestPlan(page);
    await expectSteady(() => moving(page), []);
  });
});
