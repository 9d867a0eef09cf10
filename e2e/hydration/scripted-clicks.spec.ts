import type { Locator } from '@playwright/test';
import { enumValue } from '../../src/gatsby/content/enum-value';
import { projectCategories } from '../../src/gatsby/content/schemas/project';
import { readRecords } from '../../src/testing/content';
import { pricedPlan } from '../../src/testing/plans';
import { routes, word } from '../../src/testing/site';
import { menuButton } from '../support/controls';
import { openUntouched } from '../support/hydrated';
import { newsletterForm } from '../support/newsletter';
import { expect, test } from '../support/outbox';

/** What voice control and switch access do: a click, with no pointer, key or focus before it. */
const click = (control: Locator): Promise<void> =>
  control.evaluate((element: HTMLElement) => element.click());

/** The markup is the same in all languages. */
const language = 'nl';

const [project] = projectCategories;
const projects = readRecords('projects');

test.describe('a bare click on an untouched page', () => {
  test('opens the menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openUntouched(page, routes.pathOf('about', language));
    await click(menuButton(page, language));
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('opens the list of languages, and chooses one', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openUntouched(page, routes.pathOf('about', language));
    await click(page.locator('[popovertarget="languages"]'));
    await expect(page.locator('#languages')).toBeVisible();
    await click(page.locator('#languages [hreflang="es"]'));
    await expect(page).toHaveURL(routes.pathOf('about', 'es'));
  });

  test('shows the yearly prices', async ({ page }) => {
    await openUntouched(page, routes.pathOf('pricing', language));
    const prices = page.locator('.price-yearly').first();
    await expect(prices).toBeHidden();
    await click(page.locator('input[value="yearly"]'));
    await expect(prices).toBeVisible();
    const shown = word(language, 'pricing', 'billing.yearlyShown');
    await expect(page.getByRole('status').filter({ hasText: shown })).toHaveCount(1);
    await expect(page.locator('input[value="yearly"]')).toBeChecked();
  });

  test('opens the dialog of a plan', async ({ page }) => {
    await openUntouched(page, routes.pathOf('pricing', language));
    await click(page.locator(`button[value="${pricedPlan.key}"]`));
    await expect(page.getByRole('dialog').filter({ visible: true })).toBeVisible();
    await expect(page).toHaveURL(routes.pathOf('pricing', language));
  });

  test('opens the dialog of a plan, for the chosen period', async ({ page }) => {
    await openUntouched(page, routes.pathOf('pricing', language));
    await click(page.locator('input[value="yearly"]'));
    const plan = page.locator('li', { has: page.locator(`button[value="${pricedPlan.key}"]`) });
    const price = await plan.locator('.price-yearly').innerText();
    await click(plan.locator('button'));
    await expect(page.getByRole('dialog').filter({ visible: true })).toContainText(
      price.split('\n')[0]?.trim() ?? '',
    );
    await expect(page).toHaveURL(routes.pathOf('pricing', language));
  });

  test('filters the portfolio', async ({ page }) => {
    await openUntouched(page, routes.pathOf('projects', language));
    await click(page.locator(`input[value="${enumValue(project)}"]`));
    const [inside] = projects.filter(({ category }) => category === project);
    const [outside] = projects.filter(({ category }) => category !== project);
    const tile = (title = '') => page.getByRole('heading', { name: title }).first();
    await expect(tile(inside?.title)).toBeVisible();
    await expect(tile(outside?.title)).toBeHidden();
    await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
    // React has arranged what is left, for the same filter.
    const left = projects.filter(({ category }) => category === project).length;
    await expect(page.locator('[data-category]')).toHaveCount(left);
    await expect(page.locator(`input[value="${enumValue(project)}"]`)).toBeChecked();
  });

  test('plays and pauses the video', async ({ page }) => {
    await openUntouched(page, routes.pathOf('about', language));
    const video = page.locator('[data-video] video').first();
    const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused);
    const button = page.locator('[data-video-button]');
    await click(button);
    await expect.poll(isPaused).toBe(false);
    await click(button);
    await expect.poll(isPaused).toBe(true);
  });

  test('shows what is missing in the newsletter form', async ({ page, outbox }) => {
    await openUntouched(page, routes.pathOf('services', language));
    const form = newsletterForm(page);
    await click(form.getByRole('button'));
    await expect(form).toContainText(word(language, 'common', 'newsletter.empty'));
    expect(await outbox.messages()).toEqual([]);
  });

  test('shows what is missing in the contact form', async ({ page, outbox }) => {
    await openUntouched(page, routes.pathOf('contact', language));
    const form = page.getByRole('main').locator('form');
    await click(form.locator('[type="submit"]'));
    for (const key of ['nameMissing', 'emailMissing', 'messageMissing'])
      await expect(form).toContainText(word(language, 'contact', `form.${key}`));
    await expect(form.locator('[name="from_name"]')).toBeFocused();
    expect(await outbox.messages()).toEqual([]);
  });

  test('sends what was filled in without an event', async ({ page, outbox }) => {
    await openUntouched(page, routes.pathOf('contact', language));
    const form = page.getByRole('main').locator('form');
    await form.evaluate((element: HTMLFormElement) => {
      for (const field of element.querySelectorAll<HTMLInputElement>(
        'input:not([type]), [required]',
      ))
        field.value = field.type === 'email' ? 'sanne@example.com' : 'Sanne';
    });
    await click(form.locator('[type="submit"]'));
    await expect
      .poll(async () => (await outbox.messages()).map(({ params }) => params.from_email))
      .toEqual(['sanne@example.com']);
    await expect(page).toHaveURL(routes.pathOf('contact', language));
  });
});
