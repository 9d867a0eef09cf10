import type { Locator, Page } from '@playwright/test';
import { address } from './newsletter';

/** The home page has the form as well. */
export const contactForm = (page: Page): Locator =>
  page.locator('form', { has: page.locator('[name="from_name"]') });

export const message = {
  from_name: 'Sanne de Vries',
  from_email: address,
  company: 'Vries & Zn.',
  service: 'other',
  message: 'Regel één\nRegel twee',
};

/** Fills in what a message needs. */
export const writeMessage = async (page: Page, text = message.message): Promise<Locator> => {
  const form = contactForm(page);
  await form.locator('[name="from_name"]').fill(message.from_name);
  await form.locator('[name="from_email"]').fill(address);
  await form.locator('[name="message"]').fill(text);
  return form;
};

/** Fills in every field. */
export const fillForm = async (page: Page, values = message): Promise<Locator> => {
  const form = await writeMessage(page, values.message);
  await form.locator('[name="company"]').fill(values.company);
  await form.locator('[name="service"]').selectOption(values.service);
  return form;
};

export const sendMessage = async (page: Page, text?: string): Promise<Locator> => {
  const form = await writeMessage(page, text);
  await form.locator('[type="submit"]').click();
  return form;
};
