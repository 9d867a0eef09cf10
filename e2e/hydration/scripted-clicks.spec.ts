import { yearlyPrice } from '../../src/testing/plans';
import { routes } from '../../src/testing/site';
import {
  filterRadio,
  languageButton,
  clickBare,
  openDialog,
  periodRadio,
  yearlyStatus,
} from '../support/controls';
import { openUntouched } from '../support/hydrated';
import { address } from '../support/newsletter';
import { expect, test } from '../support/test';
import { planButton } from '../support/plan-request';
import { chosenCategory, expectProjectsOf } from '../support/projects';

/** The markup is the same in all languages. */
const language = 'nl';

test('bare clicks on an untouched page open the languages, and choose one', async ({ page }) => {
  await openUntouched(page, routes.pathOf('about', language));
  await clickBare(languageButton(page));
  await expect(page.locator('#languages')).toBeVisible();
  await clickBare(page.locator('#languages [hreflang="es"]'));
  await expect(page).toHaveURL(routes.pathOf('about', 'es'));
});

test('bare clicks show the yearly prices, and open a plan’s dialog for them', async ({ page }) => {
  await openUntouched(page, routes.pathOf('pricing', language));
  await clickBare(periodRadio(page, language, 'yearly'));
  await expect(yearlyStatus(page, language)).toHaveCount(1);
  await clickBare(planButton(page));
  await expect(openDialog(page)).toContainText(yearlyPrice(language));
  await expect(page).toHaveURL(routes.pathOf('pricing', language));
});

test('a bare click on an untouched page filters the portfolio', async ({ page }) => {
  await openUntouched(page, routes.pathOf('projects', language));
  const filter = filterRadio(page, language, chosenCategory);
  await clickBare(filter);
  await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
  // React has arranged what is left, for the same filter.
  await expectProjectsOf(page, chosenCategory);
  await expect(filter).toBeChecked();
});

test('an untouched page sends what was filled in without an event', async ({ page, outbox }) => {
  await openUntouched(page, routes.pathOf('contact', language));
  const form = page.getByRole('main').locator('form');
  await form.evaluate((element: HTMLFormElement, email) => {
    for (const field of element.querySelectorAll<HTMLInputElement>('input:not([type]), [required]'))
      field.value = field.type === 'email' ? email : 'Sanne';
  }, address);
  await clickBare(form.locator('[type="submit"]'));
  await expect.poll(() => outbox.received('from_email')).toEqual([address]);
  await expect(page).toHaveURL(routes.pathOf('contact', language));
});
