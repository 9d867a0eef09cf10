import { formatPrice } from '../plugins/gatsby-source-content/content-types/format-price';
import { plainText } from '../plugins/gatsby-source-content';
import { readEntries, readSite } from '../src/testing/content';
import { serviceChoices } from '../src/forms/contact/service-choices';
import { fillForm, message } from './support/contact-form';
import { filterRadio, menuButton, periodRadio, planItem } from './support/controls';
import { pricedPlan } from '../src/testing/plans';
import { languageName, pageOfEachKind, routes, word } from '../src/testing/site';
import { address, newsletterForm, subscribe } from './support/newsletter';
import { openInLanguage } from './support/page-heading';
import { categories, expectProjectsOf, shownTitles } from './support/projects';
import { expect, test } from './support/test';
import { planButton } from './support/plan-request';

test.use({ javaScriptEnabled: false });

/** The markup is the same in all languages. */
const language = 'es';

for (const { path, heading } of pageOfEachKind) {
  test(`${path} reads without JavaScript`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveText(plainText(heading));
    const ground = (header: Element) => getComputedStyle(header, '::before').opacity;
    expect(await page.getByRole('banner').evaluate(ground)).toBe('1');

    // Whatever waits for a script to be readable would have no opacity or no box here.
    const hidden = await page
      .locator('main :is(h1, h2, h3, h4, p, li, dt, dd, label, blockquote)')
      .evaluateAll((elements, unseen) => {
        const isShown = { opacityProperty: true, visibilityProperty: true };
        return elements
          .filter((element) => !element.closest(unseen) && !element.checkVisibility(isShown))
          .map((element) => element.textContent?.trim());
      }, '[aria-hidden="true"], [role="alert"], noscript, .price-yearly, .billed-yearly');
    expect(hidden.filter(Boolean)).toEqual([]);
  });
}

test('the toggle shows the prices of a period; a plan leads to contact', async ({ page }) => {
  await page.goto(routes.pathOf('pricing', language));
  const { name, price } = pricedPlan;
  for (const [period, other] of [
    ['yearly', 'monthly'],
    ['monthly', 'yearly'],
  ] as const) {
    await periodRadio(page, language, period).check();
    const amount = (euros: number) =>
      planItem(page, name[language]).getByText(formatPrice(euros, language), { exact: true });
    await expect(amount(price[period])).toBeVisible();
    await expect(amount(price[other])).toBeHidden();
  }
  // Enter on a radio button would submit a form that it belongs to.
  await periodRadio(page, language, 'yearly').press('Enter');
  await expect(page).toHaveURL(routes.pathOf('pricing', language));
  await planButton(page).click();
  await expect(page).toHaveURL(`${routes.pathOf('contact', language)}?plan=${pricedPlan.key}`);
});

test('the filter shows the projects of a category on the page', async ({ page }) => {
  await page.goto(routes.pathOf('projects', language));
  for (const category of categories) {
    await filterRadio(page, language, category).check();
    await expectProjectsOf(page, category);
  }
  await filterRadio(page, language, 'ALL').check();
  expect(await shownTitles(page)).toEqual(readEntries('Project').map(({ title }) => title));
});

test('the phone’s menu and the switcher open, and lead to another language', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(routes.pathOf('pricing', language));
  const open = menuButton(page, language);
  const menu = page.getByRole('dialog');
  await open.click();
  await menu.getByRole('button', { name: word(language, 'common', 'header.closeMenu') }).click();
  await expect(menu).toHaveCount(0);
  await open.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(open).toBeFocused();
  await open.click();
  await menu.getByRole('link', { name: languageName('nl') }).click();
  await expect(page).toHaveURL(routes.pathOf('pricing', 'nl'));

  await page.setViewportSize({ width: 1440, height: 900 });
  await openInLanguage(page, 'pricing', 'en');
});

test('the forms post themselves with the same fields', async ({ page, outbox }) => {
  await page.goto(routes.pathOf('contact', language));
  const service = serviceChoices('contact', language).options.at(-1) ?? '';
  const params = { ...message, service, message: 'Eén regel' };
  await (await fillForm(page, params)).getByRole('button').click();
  await expect(page.locator('body')).toHaveText('OK');
  const [letter] = await outbox.messages();
  expect(letter).toMatchObject({ variant: 'send-form', params });
  expect(Object.keys(letter?.params ?? {})).toEqual(Object.keys(message));

  await page.goto(routes.pathOf('home', language));
  await subscribe(newsletterForm(page));
  await expect(page.locator('body')).toHaveText('OK');
  expect((await outbox.messages())[0]).toMatchObject({
    variant: 'send-form',
    params: { from_email: address, ...readSite().forms.newsletter },
  });
});
