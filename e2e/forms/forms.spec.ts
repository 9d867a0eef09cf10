import type { Locator, Page } from '@playwright/test';
import { serviceChoices } from '../../src/forms/contact/service-choices';
import { languages } from '../../src/i18n/languages';
import { readSite } from '../../src/testing/content';
import { contactForm, fillForm, message, sendMessage, writeMessage } from '../support/contact-form';
import { headerLink, periodRadio, planItem } from '../support/controls';
import { violationsOf } from '../support/accessibility/axe';
import { openPage, reloadPage } from '../support/hydrated';
import { address, newsletterForm, subscribe } from '../support/newsletter';
import { openInLanguage } from '../support/page-heading';
import { openFirstPlan } from '../support/plan-request';
import { toastWith, toasts } from '../support/toasts';
import type { OutboxFault } from '../../scripts/outbox/faults';
import { expect, test } from '../support/test';
import { failureLine, watchLog } from '../support/outbox';
import { pricedPlan } from '../../src/testing/plans';
import { routes, word } from '../../src/testing/site';

test.use({ expectedInConsole: failureLine });

/** Statuses with and without a reason of their own, and no answer. */
const failures: [string, OutboxFault][] = [
  ['400', { status: 400, text: 'Bad Request' }],
  ['429', { status: 429, text: 'Too Many Requests' }],
  ['500', { status: 500, text: 'Internal Server Error' }],
  ['0', { drop: 'before' }],
];

/** The policy for content would report any of it that is interpreted. */
const strange = `🌊👩‍🚀 מה שלומך "quotes" 'and' <img src=x onerror="alert(1)"> {{message}} %0d%0aBcc: a@b.example\n${'x'.repeat(10_000)}`;

const valuesOf = (page: Page) =>
  contactForm(page).evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));

for (const [index, language] of languages.entries()) {
  const [name, successKey] = index ? ['contact', 'successContact'] : ['home', 'successHome'];
  const path = routes.pathOf(name, language);
  const lastChoice = serviceChoices(name, language).options.at(-1) ?? '';
  const order = { ...message, service: lastChoice, message: strange };

  test(`a message of ${path} that fails is kept, and arrives once`, async ({ page, outbox }) => {
    const log = watchLog(page);
    await openPage(page, path);
    const button = (await fillForm(page, order)).locator('[type="submit"]');

    for (const [status, fault] of failures) {
      await outbox.fail(fault);
      await button.click();
      const toast = toastWith(page, word(language, 'contact', 'form.failure'));
      // A toast under the pointer stays, however slowly a test reads it.
      await toast.hover();
      expect(log.at(-1)).toContain(`: ${status} `);
      await toast.getByRole('button').click();
      await expect(toasts(page)).toHaveCount(0);
    }
    expect(await valuesOf(page)).toMatchObject(order);

    await button.dblclick();
    await expect(toastWith(page, word(language, 'contact', 'form.success'))).toContainText(
      word(language, 'contact', `form.${successKey}`),
    );
    const service = { lib_version: '4.4.1' };
    expect(await outbox.messages()).toMatchObject([{ variant: 'send', service, params: order }]);

    await subscribe(newsletterForm(page));
    await expect(toastWith(page, word(language, 'common', 'newsletter.success'))).toContainText(
      word(language, 'common', 'forms.success'),
    );
    const params = { from_email: address, ...readSite().forms.newsletter };
    expect(await outbox.messages()).toMatchObject([{ variant: 'send', params }, {}]);
  });

  test(`a plan request in ${language} that fails arrives once`, async ({ page, outbox }) => {
    await openPage(page, routes.pathOf('pricing', language));
    const plan_name = pricedPlan.name[language];
    const dialogWord = (key: string) => word(language, 'pricing', `dialog.${key}`);
    await periodRadio(page, language, 'yearly').click();
    const opener = planItem(page, plan_name).getByRole('button');
    await opener.click();

    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(dialogWord('email')).fill(address);
    await outbox.fail({ status: 500 });
    const submit = dialog.getByRole('button', { name: dialogWord('submit') });
    await submit.click();
    await expect(dialog.getByRole('alert')).toContainText(dialogWord('failure'));

    await submit.dblclick();
    await expect(dialog).toContainText(dialogWord('success'));
    const text = dialogWord('message')
      .replace('{{plan}}', plan_name)
      .replace('{{period}}', dialogWord('periods.yearly'));
    expect(await outbox.messages()).toMatchObject([
      { params: { from_email: address, plan_name, message: text } },
    ]);
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
}

test('what sends a form loads when it is first touched, so that it reports a lost line; the draft survives that, a reload, a change of language and a walk through the site, until it is sent', async ({
  page,
  context,
  outbox,
}) => {
  await openPage(page, routes.pathOf('contact', 'en'));
  await page.waitForLoadState('networkidle');
  let scripts = 0;
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts += 1;
  });
  const button = (await fillForm(page)).getByRole('button');
  // The trap for robots.
  await expect(page.locator('[type="checkbox"]').filter({ visible: true })).toHaveCount(0);
  // The library for sending; that of toasts is there.
  await expect.poll(() => scripts).toBeGreaterThanOrEqual(1);
  await context.setOffline(true);
  await button.click();
  const failure = toastWith(page, word('en', 'contact', 'form.failure'));
  await expect(failure).toContainText(word('en', 'common', 'forms.offline'));

  await context.setOffline(false);
  await reloadPage(page);
  await expect.poll(() => valuesOf(page)).toMatchObject(message);
  await openInLanguage(page, 'contact', 'nl');
  await expect.poll(() => valuesOf(page)).toMatchObject(message);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(routes.pathOf('home', 'nl'));
  await expect.poll(() => valuesOf(page)).toMatchObject(message);

  await contactForm(page).getByRole('button').click();
  await expect(toastWith(page, word('nl', 'contact', 'form.success'))).toBeVisible();
  expect(await outbox.messages()).toMatchObject([{ params: message }]);
  await reloadPage(page);
  await expect(contactForm(page).locator('[name="from_name"]')).toHaveValue('');
});

test('a message that is too large is kept; its mail link has no body', async ({ page, outbox }) => {
  await openPage(page, routes.pathOf('contact', 'nl'));
  const long = 'Hallo '.repeat(30_000).trim();
  const form = await sendMessage(page, long);
  const error = word('nl', 'common', 'forms.tooLarge');
  await expect(toastWith(page, error)).toBeVisible();
  await expect(form).toContainText(error);
  const name = word('nl', 'common', 'forms.mailInstead');
  const href = await form.getByRole('link', { name }).getAttribute('href');
  expect(href).toMatch(/&body=$/);
  await expect(form.locator('[name="message"]')).toHaveValue(long);
  expect(await outbox.messages()).toEqual([]);
});

/** Every form, opened and ready for its address. */
const everyForm: [string, (page: Page) => Promise<Locator>][] = [
  [
    'contact form',
    async (page) => {
      await openPage(page, routes.pathOf('contact', 'en'));
      return writeMessage(page);
    },
  ],
  [
    'newsletter',
    async (page) => {
      await openPage(page, routes.pathOf('about', 'en'));
      return newsletterForm(page);
    },
  ],
  [
    'plan dialog',
    async (page) => {
      await openPage(page, routes.pathOf('pricing', 'en'));
      return openFirstPlan(page);
    },
  ],
];

for (const [name, openForm] of everyForm) {
  test(`leaving asks first while the ${name} sends, and not afterwards`, async ({
    page,
    outbox,
  }) => {
    const field = (await openForm(page)).locator('[type="email"]');
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await field.fill(address);
    const release = await outbox.hold({ status: 500 });
    await field.press('Enter');
    await expect.poll(outbox.unused).toEqual([]);
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);

    await release();
    await expect(field).toBeEditable();
    await expect(field).toBeEnabled();
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => page.isClosed()).toBe(true);
    expect(asked).toHaveLength(1);
  });

  test(`the ${name} sends an address without invisible characters around it`, async ({
    page,
    outbox,
  }) => {
    const field = (await openForm(page)).locator('[type="email"]');
    await field.fill(`\ufeff${address}\u200b\u00a0`);
    await field.press('Enter');
    await expect.poll(() => outbox.received('from_email')).toEqual([address]);
  });
}

test('a message arrives although the visitor follows a link while it is being sent', async ({
  page,
  outbox,
}) => {
  await openPage(page, routes.pathOf('contact', 'en'));
  // A question would be dismissed, and the visitor would stay.
  const release = await outbox.hold();
  await sendMessage(page);
  await headerLink(page, routes.pathOf('pricing', 'en')).click();
  await expect(page).toHaveURL(routes.pathOf('pricing', 'en'));
  await release();
  await expect(toastWith(page, word('en', 'contact', 'form.success'))).toBeVisible();
  expect(await outbox.messages()).toHaveLength(1);
});

test('a long message that fails can be copied beside a mail link without it', async ({
  page,
  context,
  outbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, routes.pathOf('contact', 'nl'));
  await outbox.fail({ status: 500 });
  const long = 'Een café aan de kade. '.repeat(100).trim();
  const form = await sendMessage(page, long);
  const failure = toastWith(page, word('nl', 'contact', 'form.failure'));
  for (const place of [failure, form])
    await expect(
      place.getByRole('link', { name: word('nl', 'common', 'forms.mailInstead') }),
    ).toHaveAttribute('href', /^mailto:.{1,200}&body=$/);

  await form.getByRole('button', { name: word('nl', 'common', 'forms.copyMessage') }).click();
  const copied = word('nl', 'common', 'forms.messageCopied');
  await expect(form.getByRole('status').filter({ hasText: copied })).toBeVisible();
  const clipboard = await page.evaluate(() => navigator.clipboard.readText());
  expect(clipboard.split('\n')).toContain(long);
  expect(await violationsOf(page, 'main')).toEqual([]);
});
