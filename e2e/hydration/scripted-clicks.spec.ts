import type { Locator } from '@playwright/test';
import { enumValue } from '../../src/gatsby/content/enum-value';
import { projectCategories } from '../../src/gatsby/content/schemas/project';
import { readRecords } from '../../src/testing/content';
import { pricedPlan } from '../../src/testing/plans';
import { routes } from '../../src/testing/site';
import {
  filterRadio,
  languageButton,
  openDialog,
  periodRadio,
  yearlyStatus,
} from '../support/controls';
import { openUntouched } from '../support/hydrated';
import { address } from '../support/newsletter';
import { expect, test } from '../support/outbox';
import { planButton } from '../support/plan-request';

/** What voice control and switch access do: a click, with no pointer, key or focus before it. */
const click = (control: Locator): Promise<void> =>
  control.evaluate((element: HTMLElement) => element.click());

/** The markup is the same in all languages. */
const language = 'nl';

test.describe('a bare click on an untouched page', () => {
  test('opens the list of languages, and chooses one', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openUntouched(page, routes.pathOf('about', language));
    await click(languageButton(page));
    await expect(page.locator('#languages')).toBeVisible();
    await click(page.locator('#languages [hreflang="es"]'));
    await expect(page).toHaveURL(routes.pathOf('about', 'es'));
  });

  test('shows the yearly prices, and opens the dialog of a plan for them', async ({ page }) => {
    await openUntouched(page, routes.pathOf('pricing', language));
    await click(periodRadio(page, language, 'yearly'));
    await expect(yearlyStatus(page, language)).toHaveCount(1);
    await click(planButton(page));
    const price = String(pricedPlan.price.yearly);
    await expect(openDialog(page)).toContainText(price);
    await expect(page).toHaveURL(routes.pathOf('pricing', language));
  });

  test('filters the portfolio', async ({ page }) => {
    await openUntouched(page, routes.pathOf('projects', language));
    const [first] = projectCategories;
    const filter = filterRadio(page, language, enumValue(first));
    await click(filter);
    await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
    // React has arranged what is left, for the same filter.
    const left = readRecords('projects').filter(({ category }) => category === first);
    await expect(page.locator('[data-category]').filter({ visible: true })).toHaveText(
      left.map(({ title }) => new RegExp(title)),
    );
    await expect(filter).toBeChecked();
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
