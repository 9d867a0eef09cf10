import type { Locator } from '@playwright/test';
import { enumValue } from '../../src/gatsby/content/enum-value';
import { projectCategories } from '../../src/gatsby/content/schemas/project';
import { readRecords } from '../../src/testing/content';
import { routes, word } from '../../src/testing/site';
import { menuButton } from '../support/controls';
import { openUntouched } from '../support/hydrated';
import { address } from '../support/newsletter';
import { expect, test } from '../support/outbox';
import { planButton } from '../support/plan-request';

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

  test('shows the yearly prices, and opens the dialog of a plan for them', async ({ page }) => {
    await openUntouched(page, routes.pathOf('pricing', language));
    const plan = page.getByRole('listitem').filter({ has: planButton(page) });
    const price = plan.locator('.price-yearly');
    await expect(price).toBeHidden();
    await click(page.locator('input[value="yearly"]'));
    await expect(price).toBeVisible();
    const shown = word(language, 'pricing', 'billing.yearlyShown');
    await expect(page.getByRole('status').filter({ hasText: shown })).toHaveCount(1);
    await expect(page.locator('input[value="yearly"]')).toBeChecked();
    const [euros = ''] = (await price.innerText()).split('\n');
    await click(planButton(page));
    await expect(page.getByRole('dialog').filter({ visible: true })).toContainText(euros.trim());
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
    await form.evaluate((element: HTMLFormElement, email) => {
      for (const field of element.querySelectorAll<HTMLInputElement>(
        'input:not([type]), [required]',
      ))
        field.value = field.type === 'email' ? email : 'Sanne';
    }, address);
    await click(form.locator('[type="submit"]'));
    await expect.poll(() => outbox.received('from_email')).toEqual([address]);
    await expect(page).toHaveURL(routes.pathOf('contact', language));
  });
});
