import type { Locator, Page } from '@playwright/test';
import { yearlyPrice } from '../src/testing/plans';
import { readSite } from '../src/testing/content';
import { routes, word } from '../src/testing/site';
import { contactForm, fillForm, message, sendMessage, writeMessage } from './support/contact-form';
import {
  clickBare,
  filterRadio,
  languageButton,
  menuButton,
  openDialog,
  periodRadio,
  videoButton,
} from './support/controls';
import { blockScripts, holdScripts } from './support/faults/scripts';
import { expectNotHydrated, hydrated, openUntouched } from './support/hydrated';
import { address, newsletterForm } from './support/newsletter';
import { planButton } from './support/plan-request';
import { chosenCategory, expectProjectsOf } from './support/projects';
import { expectSteady } from './support/steady';
import { expect, test } from './support/test';
import { toastWith } from './support/toasts';

// The browser itself reports a blocked script.
test.use({ expectedInConsole: /ERR_FAILED/ });

/** The markup is the same in all languages. */
const language = 'nl';
const contact = routes.pathOf('contact', language);
const pricing = routes.pathOf('pricing', language);

/** What a form shows where React does not run. */
const expectNote = async (form: Locator): Promise<void> => {
  const note = form.getByRole('alert');
  await expect(note).toContainText(word(language, 'common', 'forms.unavailable'));
  const { email } = readSite();
  await expect(note.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
};

/** A weak connection: the page is there long before its scripts. */
const openWithoutScripts = async (page: Page, path: string) => {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
};

test('a page that nobody touches prefetches its scripts, and runs none', async ({ page }) => {
  await openUntouched(page, routes.pathOf('home', language));
  await expect(page.locator('link[rel="prefetch"][as="script"]')).not.toHaveCount(0);
  await expectSteady(() => page.locator('script[src]').count(), 0);
});

test('a page that nobody touches fetches no script with Save-Data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  await openUntouched(page, routes.pathOf('home', language));
  await expectSteady(async () => scripts, []);
});

test.describe('without any script, a bare click', () => {
  test.beforeEach(({ page }) => blockScripts(page));

  test('opens the menu of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(pricing);
    await clickBare(menuButton(page, language));
    await expect(openDialog(page)).toBeVisible();
  });

  test('opens the languages, and chooses one', async ({ page }) => {
    await page.goto(pricing);
    await clickBare(languageButton(page));
    await expect(page.locator('#languages')).toBeVisible();
    await clickBare(page.locator('#languages [hreflang="es"]'));
    await expect(page).toHaveURL(routes.pathOf('pricing', 'es'));
  });

  test('shows the yearly prices', async ({ page }) => {
    await page.goto(pricing);
    await clickBare(periodRadio(page, language, 'yearly'));
    await expect(page.getByText(yearlyPrice(language)).first()).toBeVisible();
  });

  test('filters the projects', async ({ page }) => {
    await page.goto(routes.pathOf('projects', language));
    await clickBare(filterRadio(page, language, chosenCategory));
    await expectProjectsOf(page, chosenCategory);
  });
});

test('a bare first click on a plan opens its dialog with the chosen price', async ({ page }) => {
  await openUntouched(page, pricing);
  await clickBare(periodRadio(page, language, 'yearly'));
  await clickBare(planButton(page));
  await expect(openDialog(page)).toContainText(yearlyPrice(language));
  await page.keyboard.press('Escape');
  await expect(openDialog(page)).toHaveCount(0);
  await expectSteady(() => openDialog(page).count(), 0);
  await expect(page).toHaveURL(pricing);
});

test('a bare first click on the video plays it', async ({ page }) => {
  await openUntouched(page, routes.pathOf('about', language));
  await clickBare(videoButton(page, language, 'play'));
  await expect(videoButton(page, language, 'pause')).toBeVisible();
  await expectSteady(() => videoButton(page, language, 'pause').count(), 1);
});

test('a bare first click on Send sends what was filled in without an event', async ({
  page,
  outbox,
}) => {
  await openUntouched(page, contact);
  const form = contactForm(page);
  await form.evaluate((element: HTMLFormElement, values) => {
    for (const [name, value] of Object.entries(values)) {
      const field = element.elements.namedItem(name);
      if (field && 'value' in field) field.value = value;
    }
  }, message);
  await clickBare(form.locator('[type="submit"]'));
  await expect(toastWith(page, word(language, 'contact', 'form.success'))).toBeVisible();
  await expectSteady(() => outbox.received('message'), [message.message]);
});

test('a click while React is starting acts once', async ({ page }) => {
  const release = await openWithoutScripts(page, routes.pathOf('about', language));
  await page.keyboard.press('Shift');
  const clicked = page.evaluate(async () => {
    const root = document.getElementById('___gatsby') ?? {};
    // React has taken over the root, and not yet hydrated it.
    while (!Object.keys(root).some((key) => key.startsWith('__reactContainer')))
      await new Promise((resolve) => setTimeout(resolve));
    document.querySelector<HTMLElement>('.video-button')?.click();
  });
  release();
  await clicked;
  await expect(videoButton(page, language, 'pause')).toBeVisible();
  await expectSteady(() => videoButton(page, language, 'pause').count(), 1);
});

test('the first click on Send shows what is missing once React is ready', async ({ page }) => {
  const release = await openWithoutScripts(page, contact);
  const form = contactForm(page);
  await form.locator('[type="submit"]').click();
  await expectNotHydrated(page);
  release();
  const name = form.locator('[name="from_name"]');
  await expect(name).toHaveAccessibleDescription(word(language, 'contact', 'form.nameMissing'));
  await expect(name).toBeFocused();
});

test('Enter in a field sends the form once React is ready', async ({ page, outbox }) => {
  const release = await openWithoutScripts(page, contact);
  const form = await writeMessage(page, 'Hallo');
  await form.locator('[name="from_name"]').press('Enter');
  await expectNotHydrated(page);
  release();
  await expect(toastWith(page, word(language, 'contact', 'form.success'))).toBeVisible();
  await expectSteady(() => outbox.received('message'), ['Hallo']);
});

test('what is typed before React is ready stays, with the focus, and is sent', async ({
  page,
  outbox,
}) => {
  const release = await openWithoutScripts(page, contact);
  const form = await fillForm(page, { ...message, message: 'Een webshop' });
  const field = form.locator('[name="message"]');
  await field.press('ArrowLeft');
  release();
  await hydrated(page);
  await expect(field).toBeFocused();
  await page.keyboard.type('!');
  await form.locator('[type="submit"]').click();
  const params = { ...message, message: 'Een websho!p' };
  await expect.poll(outbox.messages).toMatchObject([{ variant: 'send', params }]);
});

test('a draft survives a reload, and another page with the form', async ({ page }) => {
  await blockScripts(page);
  await page.goto(contact);
  const field = (await writeMessage(page, 'Hallo')).locator('[name="message"]');
  await page.reload();
  await expect(field).toHaveValue('Hallo');
  await page.goto(routes.pathOf('home', 'es'));
  await expect(field).toHaveValue('Hallo');
});

test('a form says so at once when a script is blocked, and keeps what was typed', async ({
  page,
  outbox,
}) => {
  await blockScripts(page);
  await page.goto(contact);
  const form = await sendMessage(page, 'Hallo');
  await expectNote(form);
  await form.locator('[type="submit"]').click();
  await expect(form.locator('[name="message"]')).toHaveValue('Hallo');
  // Nobody is led to the page of the email service.
  await expectSteady(async () => new URL(page.url()).pathname, contact);
  expect(await outbox.messages()).toEqual([]);
});

test('a form says so when its scripts take 10 s; they send it once when they come', async ({
  page,
  outbox,
}) => {
  await page.clock.install();
  const release = await openWithoutScripts(page, contact);
  const form = await sendMessage(page, 'Hallo');
  await page.clock.fastForward(5_000);
  await expect(form.getByRole('alert')).toHaveCount(0);
  await page.clock.fastForward(5_000);
  await expectNote(form);
  await expect(form.locator('[name="message"]')).toHaveValue('Hallo');
  await page.clock.resume();
  release();
  await expect(toastWith(page, word(language, 'contact', 'form.success'))).toBeVisible();
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expectSteady(() => outbox.received('from_email'), [address]);
});

test('where scripts are blocked, a plan leads to the contact page', async ({ page }) => {
  await blockScripts(page);
  await page.goto(pricing);
  await page.keyboard.press('Shift');
  await expectNote(newsletterForm(page));
  await planButton(page).click();
  await expect(page).toHaveURL(new RegExp(`^[^?]+${contact}\\?plan=`));
});
