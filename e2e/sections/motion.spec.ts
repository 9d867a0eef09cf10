import type { Page } from '@playwright/test';
import { filterRadio, videoButton } from '../support/controls';
import { openPage } from '../support/hydrated';
import { readEntries } from '../../src/testing/content';
import { routes, word } from '../../src/testing/site';
import { movingLong } from '../support/animations';
import { scrollTo } from '../support/scroll';
import { expectSteady } from '../support/steady';
import { newsletterForm, subscribe } from '../support/newsletter';
import { requestPlan } from '../support/plan-request';
import { chosenCategory } from '../support/projects';
import { expect, test, withMotion } from '../support/test';

const home = routes.pathOf('home', 'en');
const rows = '#services ol > li';
const shown = readEntries('Service').map(() => 1);
const skills = readEntries('Skill').length;

test.use(withMotion);

const videoOn = (page: Page) => page.locator('video').first();

const isPaused = (page: Page) =>
  videoOn(page).evaluate((element: HTMLVideoElement) => element.paused);

/** How opaque each service is on the home page. */
const opacities = (page: Page) =>
  page.locator(rows).evaluateAll((all) => all.map((row) => Number(getComputedStyle(row).opacity)));

/** The groups of the hero's stars: what each shows, and when it stops twinkling, in seconds. */
const starGroups = (page: Page) =>
  page.locator('.hero-stars > *').evaluateAll((groups) =>
    groups.map((group) => {
      const style = getComputedStyle(group);
      const count = Number(style.animationIterationCount.replace('infinite', 'Infinity'));
      const end = parseFloat(style.animationDelay) + count * parseFloat(style.animationDuration);
      return { image: style.borderImageSource, name: style.animationName, end };
    }),
  );

for (const [screen, width] of [
  ['wide', 1440],
  ['narrow', 390],
] as const)
  test(`the stars twinkle once on ${screen} screens, all within five seconds`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const drawing = page.waitForResponse(/hero-stars/);
    await page.goto(home);
    expect((await drawing).ok()).toBe(true);
    const groups = await starGroups(page);
    expect(
      groups.map(({ image }) => image.replace(/.*(hero-stars-[a-z]+).*#(\w+).*/, '$1 $2')),
    ).toEqual(['first', 'second', 'third'].map((group) => `hero-stars-${screen} ${group}`));
    for (const { name, end } of groups) {
      expect(name).toBe('hero-twinkle');
      expect(end).toBeLessThanOrEqual(5);
    }
  });

test('services reveal once, when scrolled to, and stay; paper has them all', async ({ page }) => {
  await openPage(page, home);
  await expect.poll(() => opacities(page)).toContain(0);
  await page.emulateMedia({ media: 'print' });
  expect(await opacities(page)).toEqual(shown);
  await page.emulateMedia({ media: null });

  for (const row of await page.locator(rows).all()) await row.scrollIntoViewIfNeeded();
  await expect.poll(() => opacities(page)).toEqual(shown);

  await scrollTo(page, 0);
  await expectSteady(() => opacities(page), shown);
});

const technology = routes.pathOf('technology', 'en');

/** Each bar in turn: how long it moves, and after how long. */
const moves = Array.from({ length: skills }, (_, index) => `1s after ${index / 10}s`);

test('bars in the initial viewport move without scripts, for 1 s, each 0.1 s after the one before', async ({
  browser,
  baseURL,
  viewport,
}) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false, viewport });
  await page.goto(technology);
  const bars = page.locator('.ridge-crest');
  await expect(bars.first()).toBeInViewport();
  const timings = await bars.evaluateAll((crests) =>
    crests.map((crest) => {
      const { animationName, animationDuration, animationDelay } = getComputedStyle(crest);
      return animationName === 'ridge-crest' && `${animationDuration} after ${animationDelay}`;
    }),
  );
  await page.close();
  expect(timings).toEqual(moves);
});

test('a bar below the fold moves once, when it is scrolled into view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, technology);
  const crest = page.locator('.ridge-crest').last();
  const opacity = () => crest.evaluate((element) => Number(getComputedStyle(element).opacity));
  await expect.poll(opacity).toBe(0);
  await page.emulateMedia({ media: 'print' });
  expect(await opacity()).toBe(1);
  await page.emulateMedia({ media: null });

  const start = (await crest.boundingBox())?.x ?? 0;
  const bar = page.getByRole('progressbar').last();
  await bar.scrollIntoViewIfNeeded();
  await expect.poll(opacity).toBe(1);
  const isMoving = () =>
    page.evaluate(() => document.getAnimations().some(({ playState }) => playState === 'running'));
  await expect.poll(isMoving).toBe(false);
  expect((await crest.boundingBox())?.x).toBeGreaterThan(start);

  await scrollTo(page, 0);
  await bar.scrollIntoViewIfNeeded();
  await expectSteady(opacity, 1);
});

test('the video runs when it is near', async ({ page }) => {
  await openPage(page, routes.pathOf('about', 'en'));
  await videoOn(page).scrollIntoViewIfNeeded();
  await expect.poll(() => isPaused(page)).toBe(false);
});

test('the video pauses by its button, and stays paused', async ({ page }) => {
  await openPage(page, routes.pathOf('about', 'en'));
  await videoButton(page, 'en', 'pause').click();
  await expectSteady(() => isPaused(page), true);
  await videoButton(page, 'en', 'play').click();
  await expect.poll(() => isPaused(page)).toBe(false);
});

test('with reduced motion everything is there and nothing moves', async ({ page, outbox }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, home);
  expect((await starGroups(page)).map(({ name }) => name)).toEqual(['none', 'none', 'none']);
  expect(await opacities(page)).toEqual(shown);
  await expect(page.locator('.ridge-crest').first()).toHaveCSS('animation-name', 'none');
  await videoOn(page).scrollIntoViewIfNeeded();
  await expectSteady(() => isPaused(page), true);

  await filterRadio(page, 'en', chosenCategory).click();
  await expectSteady(() => movingLong(page), []);
  const release = await outbox.hold();
  await subscribe(newsletterForm(page));
  await expectSteady(() => movingLong(page), []);
  await release();
  const dialog = await requestPlan(page);
  await expect(dialog).toContainText(word('en', 'pricing', 'dialog.success'));
  expect(await movingLong(page)).toEqual([]);
});
