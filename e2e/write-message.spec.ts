import type { Page } from '@playwright/test';
import { text } from './support/content';
import { chooseLanguage, headerLink, menuButton, toasts, toastWith } from './support/controls';
import { contactForm, fillForm, message, sendMessage, writeMessage } from './support/forms';
import { answerEmails, failedEmail, holdEmails } from './support/network';
import { expectPage, expectSteady, hydrated, openPage, reloadPage } from './support/page';
import { expect, test } from './support/test';

test.use({ expectedInConsole: failedEmail });

const valuesOf = (page: Page) =>
  contactForm(page).evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));

test('a message arrives in the outbox', async ({ page }) => {
  const words = `Message ${Date.now()}`;
  await openPage(page, '/en/contact');
  await sendMessage(page, words);
  await expect(toastWith(page, text('en', 'contact', 'form.success'))).toBeVisible();
  await page.goto('/__outbox');
  await expect(page.getByText(words)).toBeVisible();
});

for (const [path, language, service, success] of [
  ['/nl', 'nl', 'other', 'successHome'],
  ['/es/contacto', 'es', 'ui-design', 'successContact'],
] as const)
  test(`the form of ${path} sends its fields, says so and is empty again`, async ({ page }) => {
    const sent = await answerEmails(page);
    // The policy would report any of it that is interpreted.
    const words = '🌊 מה שלומך "quotes" <img src=x onerror="alert(1)"> {{message}} %0d%0aBcc: a';
    const order = { ...message, service, message: words };
    await openPage(page, path);
    await (await fillForm(page, order)).locator('[type="submit"]').click();
    const toast = toastWith(page, text(language, 'contact', 'form.success'));
    await expect(toast).toContainText(text(language, 'contact', `form.${success}`));
    expect(sent).toMatchObject([{ lib_version: '4.4.1', template_params: order }]);
    expect(Object.keys(sent[0]?.template_params ?? {})).toEqual(Object.keys(message));
    await expect
      .poll(() => valuesOf(page))
      .toMatchObject({
        from_name: '',
        from_email: '',
        company: '',
        service: 'web-development',
        message: '',
      });
  });

test('keeps the message after a failure, and sends it with the next click', async ({ page }) => {
  const sent = await answerEmails(page, 500);
  await openPage(page, '/en/contact');
  const form = await fillForm(page);
  await form.locator('[type="submit"]').click();
  const toast = toastWith(page, text('en', 'contact', 'form.failure'));
  await expect(toast).toContainText(text('en', 'common', 'forms.error'));
  expect(await valuesOf(page)).toMatchObject(message);
  await form.locator('[type="submit"]').click();
  await expect(toastWith(page, text('en', 'contact', 'form.success'))).toBeVisible();
  expect(sent).toHaveLength(2);
});

test('a double click sends one message', async ({ page }) => {
  const sent = await answerEmails(page);
  await openPage(page, '/en/contact');
  await (await writeMessage(page)).locator('[type="submit"]').dblclick();
  await expect(toastWith(page, text('en', 'contact', 'form.success'))).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('says that the message is being sent, and keeps the focus', async ({ page }) => {
  const release = await holdEmails(page);
  await openPage(page, '/es/contacto');
  const form = await writeMessage(page);
  const button = form.locator('[type="submit"]');
  await button.press('Enter');
  await expect(form.getByRole('status')).toHaveText(text('es', 'common', 'forms.sending'));
  await expect(button).toBeDisabled();
  await expect(form.locator(':focus')).toHaveCount(1);
  release();
  await expect(form.getByRole('status')).toBeEmpty();
  await expect(button).toBeEnabled();
  await expect(form.locator(':focus')).toHaveCount(1);
});

test('leaving asks first while a message is sent, and not afterwards', async ({ page }) => {
  const release = await holdEmails(page, 500);
  await openPage(page, '/en/contact');
  const form = await sendMessage(page);
  await expect(form.locator('[type="submit"]')).toBeDisabled();
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await closing;
  release();
  await expect(form.locator('[type="submit"]')).toBeEnabled();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
});

test('a message arrives although the visitor follows a link meanwhile', async ({ page }) => {
  const release = await holdEmails(page);
  await openPage(page, '/en/contact');
  await sendMessage(page);
  await headerLink(page, '/en/pricing').click();
  await expectPage(page, '/en/pricing');
  release();
  await expect(toastWith(page, text('en', 'contact', 'form.success'))).toBeVisible();
});

test('a failure shows once the menu is closed', async ({ page }) => {
  const release = await holdEmails(page, 500);
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, '/en/contact');
  await sendMessage(page);
  await menuButton(page, 'en').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  release();
  await expectSteady(() => toasts(page).count(), 0);
  // The first Escape may close a tooltip.
  await page.getByRole('button', { name: text('en', 'common', 'header.closeMenu') }).click();
  await expect(toastWith(page, text('en', 'contact', 'form.failure'))).toBeInViewport();
});

test('says that the visitor is offline', async ({ page, context }) => {
  await openPage(page, '/en/contact');
  const library = page.waitForResponse('**/*.js');
  const form = await writeMessage(page);
  await library;
  await context.setOffline(true);
  await form.locator('[type="submit"]').click();
  const toast = toastWith(page, text('en', 'contact', 'form.failure'));
  await expect(toast).toContainText(text('en', 'common', 'forms.offline'));
});

test('restores the draft after a reload, and in another language', async ({ page }) => {
  await openPage(page, '/en/contact');
  await fillForm(page);
  await reloadPage(page);
  await expect.poll(() => valuesOf(page)).toMatchObject(message);
  await chooseLanguage(page, 'nl');
  await expectPage(page, '/nl/contact');
  await expect.poll(() => valuesOf(page)).toMatchObject(message);
  await page.getByRole('banner').getByRole('link').first().click();
  await expectPage(page, '/nl');
  await expect.poll(() => valuesOf(page)).toMatchObject(message);
});

test('forgets the draft once it is sent', async ({ page }) => {
  await answerEmails(page);
  await openPage(page, '/nl/contact');
  await sendMessage(page);
  await expect(toastWith(page, text('nl', 'contact', 'form.success'))).toBeVisible();
  await reloadPage(page);
  await expect(contactForm(page).locator('[name="from_name"]')).toHaveValue('');
});

test('a message that is too long is kept, with a mail link', async ({ page }) => {
  const sent = await answerEmails(page);
  await openPage(page, '/nl/contact');
  const words = 'Hallo '.repeat(30_000).trim();
  const form = await sendMessage(page, words);
  const tooLarge = text('nl', 'common', 'forms.tooLarge');
  await expect(toastWith(page, tooLarge)).toBeVisible();
  await expect(form).toContainText(tooLarge);
  const link = form.getByRole('link', { name: text('nl', 'common', 'forms.mailInstead') });
  await expect(link).toHaveAttribute('href', /^mailto:.{1,200}&body=$/);
  await expect(form.locator('[name="message"]')).toHaveValue(words);
  expect(sent).toEqual([]);
});

test('a long message that fails can be copied', async ({ page, context }) => {
  await answerEmails(page, 500);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/nl/contact');
  const words = 'Een café aan de kade. '.repeat(100).trim();
  const form = await sendMessage(page, words);
  await expect(toasts(page)).toHaveCount(1);
  await form.getByRole('button', { name: text('nl', 'common', 'forms.copyMessage') }).click();
  const copied = text('nl', 'common', 'forms.messageCopied');
  await expect(form.getByRole('status').filter({ hasText: copied })).toBeVisible();
  const clipboard = await page.evaluate(() => navigator.clipboard.readText());
  expect(clipboard.split('\n')).toContain(words);
});

test.describe('a link of a service', () => {
  const service = (page: Page) => contactForm(page).locator('[name="service"]');

  /** Leaves a draft with another service. */
  const leaveDraft = async (page: Page) => {
    await openPage(page, '/nl/contact');
    await fillForm(page, { ...message, service: 'brand-development' });
  };

  test('chooses it in the form, with the rest of the draft', async ({ page }) => {
    await leaveDraft(page);
    await headerLink(page, '/nl/diensten').click();
    await expectPage(page, '/nl/diensten');
    await page
      .getByRole('link', { name: text('nl', 'services', 'ask') })
      .last()
      .click();
    await expect(page).toHaveURL('/nl/contact?service=other&title=Model+Context+Protocol');
    await expect.poll(() => valuesOf(page)).toMatchObject(message);
  });

  test('names it in the message', async ({ page }) => {
    const sent = await answerEmails(page);
    await openPage(page, '/en/services');
    await page.getByRole('link', { name: `${text('en', 'services', 'ask')}: RAG Systems` }).click();
    await expect(page).toHaveURL('/en/contact?service=other&title=RAG+Systems');
    await expect(service(page).locator(':checked')).toHaveText(/^RAG Systems/);
    await sendMessage(page);
    await expect(toastWith(page, text('en', 'contact', 'form.success'))).toBeVisible();
    expect(sent).toMatchObject([{ template_params: { service: 'other: RAG Systems' } }]);
  });

  for (const option of ['brand-development', 'creative-content'])
    test(`opens the Spanish form with ${option}`, async ({ page }) => {
      await openPage(page, '/es/servicios');
      await page
        .locator(`#${option}`)
        .getByRole('link', { name: text('es', 'services', 'ask') })
        .click();
      await expect(page).toHaveURL(`/es?service=${option}#contact`);
      await expect(service(page)).toBeInViewport();
      await expect(service(page)).toHaveValue(option);
    });

  test('chooses it on a page that is loaded, before React starts and after', async ({ page }) => {
    await leaveDraft(page);
    await page.goto('/nl/contact?service=other');
    expect(await valuesOf(page)).toMatchObject(message);
    await hydrated(page);
    expect(await valuesOf(page)).toMatchObject(message);
    await reloadPage(page);
    expect(await valuesOf(page)).toMatchObject(message);
  });

  test('leaves what is chosen later, after a reload and on the way back', async ({ page }) => {
    await leaveDraft(page);
    await openPage(page, '/nl/contact?service=other');
    await service(page).selectOption('creative-content');
    await reloadPage(page);
    await expect(service(page)).toHaveValue('creative-content');
    await headerLink(page, '/nl/prijzen').click();
    await expectPage(page, '/nl/prijzen');
    await page.goBack();
    await expect(service(page)).toHaveValue('creative-content');
  });

  test('leaves what is chosen before React starts', async ({ page }) => {
    await page.goto('/nl/contact?service=other');
    await service(page).selectOption('brand-development');
    await hydrated(page);
    await expect(service(page)).toHaveValue('brand-development');
  });
});
