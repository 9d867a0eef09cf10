import { expect, type Locator, type Page } from '@playwright/test';
import { openDialog } from './controls';
import { plan } from './content';

export const address = 'sanne@example.com';

export const message = {
  from_name: 'Sanne de Vries',
  from_email: address,
  company: 'Vries & Zn.',
  service: 'other',
  message: 'Regel één\nRegel twee',
};

/** The home page has the form as well. */
export const contactForm = (page: Page): Locator =>
  page.locator('form', { has: page.locator('[name="from_name"]') });

/** Fills in what a message needs. */
export const writeMessage = async (page: Page, body = message.message): Promise<Locator> => {
  const form = contactForm(page);
  await form.locator('[name="from_name"]').fill(message.from_name);
  await form.locator('[name="from_email"]').fill(address);
  await form.locator('[name="message"]').fill(body);
  return form;
};

/** Fills in every field. */
export const fillForm = async (page: Page, values = message): Promise<Locator> => {
  const form = await writeMessage(page, values.message);
  await form.locator('[name="company"]').fill(values.company);
  await form.locator('[name="service"]').selectOption(values.service);
  return form;
};

export const sendMessage = async (page: Page, words?: string): Promise<Locator> => {
  const form = await writeMessage(page, words);
  await form.locator('[type="submit"]').click();
  return form;
};

/** Every page has the form in its footer, the home page also in its main part. */
export const newsletterForm = (
  page: Page,
  place: 'main' | 'contentinfo' = 'contentinfo',
): Locator => page.getByRole(place).locator('form', { has: page.locator('input[name="subject"]') });

export const subscribe = async (form: Locator): Promise<void> => {
  await form.getByRole('textbox').fill(address);
  await form.getByRole('button').click();
};

/** The item of a price list under the heading with a plan's name. */
export const planItem = (page: Page, name = plan.name.en): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .last();

export const planButton = (page: Page, key: string = plan.key): Locator =>
  page.locator(`button[name="plan"][value="${key}"]`);

/** By the keyboard, so that the pointer stays where it is. */
export const openPlan = async (page: Page, key?: string): Promise<Locator> => {
  await planButton(page, key).press('Enter');
  const dialog = openDialog(page);
  await expect(dialog.getByRole('heading')).toBeFocused();
  return dialog;
};

/** Requests a plan in its dialog. */
export const requestPlan = async (page: Page, key?: string): Promise<Locator> => {
  const dialog = await openPlan(page, key);
  await dialog.getByRole('textbox').fill(address);
  await dialog.locator('[type="submit"]').click();
  return dialog;
};
