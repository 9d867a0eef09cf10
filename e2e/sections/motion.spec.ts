import type { Page } from '@playwright/test';
import { expectNotHydrated, hydrated, openPage } from '../support/hydrated';
import { holdScripts } from '../support/interference';
import { readRecords } from '../../src/testing/content';
import { routes, word } from '../../src/testing/site';
import { expectSteady } from '../support/steady';
import { expect, test, withMotion } from '../support/test';

const services = readRecords('services').length;
const skills = readRecords('skills').length;

const viewport = { width: 1440, height: 900 };

test.use({ ...withMotion, viewport });

const opacities = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) =>
    Number(getComputedStyle(element).opacity),
  );

/** Address of the drawing of the hero's stars, once it has loaded. */
const stars = async (page: Page) => {
  const response = page.waitForResponse(/hero-stars/);
  await page.goto(routes.pathOf('home', 'en'));
  expect((await response).ok()).toBe(true);
  return page.locator('.hero-stars').evaluate((sky) => getComputedStyle(sky).borderImageSource);
};

test('the stars of the hero twinkle, on wide and on narrow screens', async ({ page }) => {
  expect(await stars(page)).toMatch(/hero-stars-wide.*#twinkle/);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await stars(page)).toMatch(/hero-stars-narrow.*#twinkle/);
});

test('services reveal once, when they are scrolled to, and stay', async ({ page }) => {
  await openPage(page, '/en');
  const rows = '#services ol > li';
  await expect(page.locator(rows)).toHaveCount(services);
  await expect.poll(() => page.evaluate(opacities, rows)).toContain(0);

  await page.locator('#services').scrollIntoViewIfNeeded();
  for (let row = 0; row < services; row += 1)
    await page.locator(rows).nth(row).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(opacities, rows)).toEqual(Array(services).fill(1));

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  expect(await page.evaluate(opacities, rows)).toEqual(Array(services).fill(1));
});

test('bars in the initial viewport move for 1 s, each 0.1 s after the one before, without scripts', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false, viewport });
  await page.goto(routes.pathOf('technology', 'en'));
  const [first] = await page.locator('.ridge-crest').all();
  await expect(first ?? page.locator('html')).toBeInViewport();
  const timings = await page.locator('.ridge-crest').evaluateAll((crests) =>
    crests.map((crest) => {
      const { animationName, animationDuration, animationDelay } = getComputedStyle(crest);
      return [animationName, animationDuration, animationDelay].join(' ');
    }),
  );
  await page.close();
  expect(timings).toEqual(
    Array.from({ length: skills }, (_, index) => `ridge-crest 1s ${index / 10}s`),
  );
});

test('the video runs when it is near, and stops when the visitor presses its button', async ({
  page,
}) => {
  await openPage(page, routes.pathOf('about', 'en'));
  const video = page.locator('video').first();
  const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused);
  await video.scrollIntoViewIfNeeded();
  await expect.poll(isPaused).toBe(false);
  await page.getByRole('button', { name: word('en', 'about', 'video.pause') }).click();
  await expect.poll(isPaused).toBe(true);
  await page.getByRole('button', { name: word('en', 'about', 'video.play') }).click();
  await expect.poll(isPaused).toBe(false);
});

test('the video’s button works before hydration, and its choice stays', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(routes.pathOf('about', 'en'), { waitUntil: 'commit' });
  const video = page.locator('video').first();
  const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused);
  const play = page.getByRole('button', { name: word('en', 'about', 'video.play') });
  const pause = page.getByRole('button', { name: word('en', 'about', 'video.pause') });
  await play.click();
  await expect(pause).toBeVisible();
  expect(await isPaused()).toBe(false);
  await pause.click();
  await expect(play).toBeVisible();
  await expectNotHydrated(page);
  release();
  await hydrated(page);
  await expectSteady(isPaused, true);
  await play.click();
  await expect.poll(isPaused).toBe(false);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('everything is there and nothing moves', async ({ page }) => {
    expect(await stars(page)).not.toContain('#twinkle');
    await hydrated(page);
    expect(await page.evaluate(opacities, '#services ol > li')).toEqual(Array(services).fill(1));
    await expect(page.locator('.ridge-crest').first()).toHaveCSS('animation-name', 'none');
    const video = page.locator('video').first();
    await video.scrollIntoViewIfNeeded();
    await expectSteady(() => video.evaluate((element: HTMLVideoElement) => element.paused), true);
  });
});
