import type { Locator, Page } from '@playwright/test';
import { serviceChoices } from '../../src/forms/contact/service-choices';
import { languages, type Language } from '../../src/i18n/languages';
import { readSite } from '../../src/testing/content';
import { periodRadio, planItem } from '../support/controls';
import { hydrated, openPage } from '../support/hydrated';
import { blockStorage } from '../support/interference';
import { newsletterForm, subscribe } from '../support/newsletter';
import { toastWith, toasts } from '../support/toasts';
import type { OutboxFault } from '../../scripts/outbox/faults';
import { expect, failureLine, test, watchLog, type Outbox } from '../support/outbox';
import { pricedPlan } from '../../src/testing/plans';
import { routes, word } from '../../src/testing/site';

test.use({ viewport: { width: 1440, height: 900 }, expectedInConsole: failureLine });

const site = readSite();

/** Every failure that the service or the network can cause. */
const failures: [string, OutboxFault][] = [
  ['400', { status: 400, text: 'Bad Request' }],
  ['403', { status: 403, text: 'Forbidden' }],
  ['429', { status: 429, text: 'Too Many Requests' }],
  ['451', { status: 451, text: 'Unavailable For Headless Browser' }],
  ['500', { status: 500, text: 'Internal Server Error' }],
  ['503', { status: 503, text: 'Service Unavailable' }],
  ['0', { drop: 'before' }],
];

/** Each form meets every failure in one of its languages. */
const failuresIn = (language: Language) =>
  failures.filter((_, index) => index % languages.length === languages.indexOf(language));

/** The two contact forms of a language share its failures. */
const failuresOf = (name: string, language: Language) =>
  failuresIn(language).filter((_, index) => (index % 2 === 0) === (name === 'home'));

const expectNothing = async (outbox: Outbox) => expect(await outbox.messages()).toEqual([]);

const contact = (page: Page, language: Language) => {
  const form = page.locator('form', { has: page.locator('[name="from_name"]') });
  const label = (key: string) => form.getByLabel(word(language, 'contact', `form.${key}`));
  return {
    form,
    name: label('name'),
    email: label('email'),
    company: label('company'),
    service: label('service'),
    message: label('message'),
    button: form.getByRole('button'),
  };
};

const message = {
  from_name: 'Sanne de Vries',
  from_email: 'sanne@example.com',
  company: 'Vries & Zn.',
  service: 'other',
  message: 'Regel één\nRegel twee',
};

const fill = async (fields: ReturnType<typeof contact>, values = message) => {
  await fields.name.fill(values.from_name);
  await fields.email.fill(values.from_email);
  await fields.company.fill(values.company);
  await fields.service.selectOption(values.service);
  await fields.message.fill(values.message);
};

const valuesOf = async ({
  name,
  email,
  company,
  service,
  message: text,
}: ReturnType<typeof contact>) => ({
  from_name: await name.inputValue(),
  from_email: await email.inputValue(),
  company: await company.inputValue(),
  service: await service.inputValue(),
  message: await text.inputValue(),
});

/** A toast under the pointer stays, however slowly a test reads it. */
const holdToast = async (page: Page, text: string): Promise<Locator> => {
  const toast = toastWith(page, text);
  await toast.hover();
  return toast;
};

for (const language of languages) {
  for (const name of ['home', 'contact'] as const) {
    const path = routes.pathOf(name, language);
    const options = serviceChoices(name, language).options;
    const order = { ...message, service: options.at(-1) ?? '' };

    test(`the contact form of ${path} keeps everything when sending fails, then arrives field by field`, async ({
      page,
      outbox,
    }) => {
      const log = watchLog(page);
      await openPage(page, path);
      const fields = contact(page, language);
      await fill(fields, order);

      for (const [status, fault] of failuresOf(name, language)) {
        await outbox.fail(fault);
        await fields.button.click();
        const toast = await holdToast(page, word(language, 'contact', 'form.failure'));
        await expect(toast).toContainText(word(language, 'common', 'forms.error'));
        await expect(toast).not.toContainText(fault.text ?? 'fetch');
        await expect(toast.getByRole('alert')).toHaveCount(1);
        await expect(fields.button).toBeEnabled();
        expect(await valuesOf(fields)).toEqual(order);
        expect(log.at(-1)).toContain(status);

        const link = new URL((await toast.getByRole('link').getAttribute('href')) ?? '');
        expect(link.pathname).toBe(site.email);
        for (const value of [order.from_email, order.company, 'Regel twee']) {
          expect(link.searchParams.get('body')).toContain(value);
        }
        await toast.getByRole('button').click();
        await expect(toasts(page)).toHaveCount(0);
      }
      await expectNothing(outbox);

      await fields.button.dblclick();

      const success = word(language, 'contact', 'form.success');
      const text = word(
        language,
        'contact',
        name === 'home' ? 'form.successHome' : 'form.successContact',
      );
      await expect(toastWith(page, success)).toContainText(text);
      expect(await outbox.messages()).toMatchObject([{ variant: 'send', params: order }]);
      const [received] = await outbox.messages();
      expect(Object.keys(received?.params ?? {})).toEqual(Object.keys(message));
      expect(await valuesOf(fields)).toEqual({
        from_name: '',
        from_email: '',
        company: '',
        service: 'web-development',
        message: '',
      });
    });
  }

  // The form is the same in every language and in both places.
  const place = languages.indexOf(language) % 2 === 0 ? 'main' : 'contentinfo';
  test(`the newsletter form in the ${place} of the ${language} home page`, async ({
    page,
    outbox,
  }) => {
    const log = watchLog(page);
    await openPage(page, routes.pathOf('home', language));
    const form = newsletterForm(page, place);
    const field = form.getByRole('textbox');
    const button = form.getByRole('button');
    const newsletter = (key: string) => word(language, 'common', `newsletter.${key}`);

    await button.click();
    await expect(toastWith(page, newsletter('empty'))).toBeVisible();
    await field.fill('sanne@example');
    await button.click();
    await expect(toastWith(page, newsletter('invalid'))).toBeVisible();
    await expectNothing(outbox);

    await field.fill('sanne@example.com');
    for (const [status, fault] of failuresIn(language)) {
      await outbox.fail(fault);
      await button.click();
      const toast = await holdToast(page, newsletter('failure'));
      await expect(field).toHaveValue('sanne@example.com');
      await expect(field).toBeEnabled();
      expect(log.at(-1)).toContain(status);
      await toast.getByRole('button').click();
      await expect(toast).toHaveCount(0);
    }

    const release = await outbox.hold();
    await button.click();
    await expect(field).toBeDisabled();
    await expect(button).toBeDisabled();
    await release();
    await expect(toastWith(page, newsletter('success'))).toContainText(
      word(language, 'common', 'forms.success'),
    );
    await expect(field).toHaveValue('');
    expect(await outbox.messages()).toMatchObject([
      { variant: 'send', params: { from_email: 'sanne@example.com', ...site.forms.newsletter } },
    ]);
  });

  test(`the plan request of the ${language} pricing page`, async ({ page, outbox }) => {
    await openPage(page, routes.pathOf('pricing', language));
    const name = pricedPlan.name[language];
    const dialogWord = (key: string) => word(language, 'pricing', `dialog.${key}`);
    await periodRadio(page, language, 'yearly').click();
    const opener = planItem(page, name).getByRole('button');
    await opener.click();

    const dialog = page.getByRole('dialog');
    const field = dialog.getByLabel(dialogWord('email'));
    const submit = dialog.getByRole('button', { name: dialogWord('submit') });
    await field.fill('sanne@');
    await submit.click();
    await expect(dialog).toContainText(dialogWord('emailInvalid'));
    await expectNothing(outbox);

    await field.fill('sanne@example.com');
    for (const [, fault] of failuresIn(language)) {
      await outbox.fail(fault);
      await submit.click();
      await expect(dialog.getByRole('alert')).toContainText(dialogWord('failure'));
      await expect(field).toHaveValue('sanne@example.com');
      await expect(field).toBeEnabled();
    }

    await submit.dblclick();
    await expect(dialog).toContainText(dialogWord('success'));
    const [received, ...others] = await outbox.messages();
    expect(others).toEqual([]);
    expect(Object.keys(received?.params ?? {})).toEqual(['from_email', 'plan_name', 'message']);
    expect(received?.params).toMatchObject({ from_email: 'sanne@example.com', plan_name: name });
    expect(received?.params.message).toContain(name);
    expect(received?.params.message).toContain(dialogWord('periods.yearly'));

    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(dialog.getByLabel(dialogWord('email'))).toHaveValue('');
  });
}

test('a plan request whose dialog was closed meanwhile still reports how it ended', async ({
  page,
  outbox,
}) => {
  await openPage(page, routes.pathOf('pricing', 'en'));
  await page.getByRole('button', { name: pricedPlan.cta.en }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('sanne@example.com');
  const release = await outbox.hold({ status: 500 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await release();
  const toast = toastWith(page, word('en', 'pricing', 'dialog.failure'));
  await expect(toast.getByRole('link')).toHaveAttribute('href', /sanne%40example\.com/);
});

test('a message of emoji, other scripts, quotes and HTML arrives unchanged and is never interpreted', async ({
  page,
  outbox,
}) => {
  const strange = `🌊👩‍🚀 מה שלומך "quotes" 'and' <img src=x onerror="document.title='broken'"> {{message}} %0d%0aBcc: a@b.example\n${'x'.repeat(10_000)}`;
  await openPage(page, routes.pathOf('contact', 'en'));
  const title = await page.title();
  const fields = contact(page, 'en');
  await fill(fields, { ...message, service: 'web-development', message: strange });
  await fields.button.click();
  await expect(toastWith(page, word('en', 'contact', 'form.success'))).toBeVisible();
  expect((await outbox.messages())[0]?.params.message).toBe(strange);
  expect(await page.title()).toBe(title);
});

test('without a connection it reports that, keeps everything, and one click sends when the line is back', async ({
  page,
  context,
  outbox,
}) => {
  await openPage(page, routes.pathOf('contact', 'nl'));
  const fields = contact(page, 'nl');
  await fill(fields);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await fields.button.click();
  const toast = toastWith(page, word('nl', 'contact', 'form.failure'));
  await expect(toast).toContainText(word('nl', 'common', 'forms.offline'));
  expect(await valuesOf(fields)).toEqual(message);

  await context.setOffline(false);
  await fields.button.click();
  await expect(toastWith(page, word('nl', 'contact', 'form.success'))).toBeVisible();
  expect(await outbox.messages()).toMatchObject([{ params: message }]);
});

test('a service that does not answer is given up after 15 s', async ({ page, outbox }) => {
  await openPage(page, routes.pathOf('contact', 'en'));
  const fields = contact(page, 'en');
  await fill(fields);
  await page.clock.install();
  await outbox.hold({ drop: 'before' });
  const request = page.waitForRequest('**/email/send');
  await fields.button.click();
  await request;
  await page.clock.fastForward(10_000);
  await expect(fields.button).toBeDisabled();
  await page.clock.fastForward(5_000);
  await expect(toastWith(page, word('en', 'contact', 'form.failure'))).toBeVisible();
  expect(await valuesOf(fields)).toEqual(message);
});

test('a draft survives a reload, a change of language and a walk through the site, until it was sent', async ({
  page,
  outbox,
}) => {
  await openPage(page, routes.pathOf('contact', 'en'));
  await fill(contact(page, 'en'));
  await page.reload();
  await hydrated(page);
  await expect.poll(() => valuesOf(contact(page, 'en'))).toEqual(message);

  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await page.locator('#languages').getByRole('link', { name: 'Nederlands' }).click();
  await expect(page).toHaveURL(routes.pathOf('contact', 'nl'));
  await expect.poll(() => valuesOf(contact(page, 'nl'))).toEqual(message);

  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/nl');
  await expect.poll(() => valuesOf(contact(page, 'nl'))).toEqual(message);

  await contact(page, 'nl').button.click();
  await expect(toastWith(page, word('nl', 'contact', 'form.success'))).toBeVisible();
  expect(await outbox.messages()).toHaveLength(1);
  await page.reload();
  await hydrated(page);
  await expect(contact(page, 'nl').name).toHaveValue('');
});

test('the libraries for sending and for toasts load when a form is first touched, not before', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openPage(page, routes.pathOf('contact', 'en'));
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await contact(page, 'en').name.focus();
  await expect.poll(() => scripts.length).toBeGreaterThanOrEqual(before + 2);
});

test('at most three toasts show, 356 px wide and 32 px from the edge, and Alt+T focuses them', async ({
  page,
}) => {
  await openPage(page, routes.pathOf('about', 'en'));
  const button = newsletterForm(page).getByRole('button');
  for (let click = 0; click < 4; click += 1) await button.click();
  await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(3);

  await page.keyboard.press('Alt+KeyT');
  // The front one comes to rest once it has slid in.
  const front = page.locator('[data-sonner-toast][data-front="true"]');
  const edges = async () => {
    const box = await front.boundingBox();
    return box && { width: box.width, right: box.x + box.width };
  };
  await expect.poll(edges).toEqual({ width: 356, right: 1440 - 32 });
  expect(
    await page.evaluate(() => document.activeElement?.hasAttribute('data-sonner-toaster')),
  ).toBe(true);
});

test('a toast goes away by itself after 4 s', async ({ page }) => {
  await openPage(page, routes.pathOf('about', 'en'));
  // The page measures for itself, because the test hears of things late on a busy machine.
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let since = 0;
        new MutationObserver(() => {
          const there = document.querySelector('[data-sonner-toast]') !== null;
          if (there && !since) since = performance.now();
          if (!there && since) resolve(performance.now() - since);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await newsletterForm(page).getByRole('button').click();
  await expect(toasts(page)).toBeVisible();
  await page.mouse.move(10, 10);
  const milliseconds = await shown;
  expect(milliseconds).toBeGreaterThanOrEqual(4000);
  expect(milliseconds).toBeLessThan(6000);
});

test('a toast that the keyboard has reached goes away once the focus has left it', async ({
  page,
}) => {
  await openPage(page, routes.pathOf('about', 'en'));
  const button = newsletterForm(page).getByRole('button');
  await button.press('Enter');
  const toast = toasts(page);
  await expect(toast).toBeVisible();
  await page.keyboard.press('Alt+KeyT');
  await expect(toast).toHaveAttribute('data-expanded', 'true');
  while (await page.locator('[data-sonner-toaster]:focus-within').count())
    await page.keyboard.press('Tab');
  await expect(toast).toHaveCount(0);
});

test('the keyboard closes toasts one after the other, and returns to the form after the last', async ({
  page,
}) => {
  await openPage(page, routes.pathOf('about', 'en'));
  const form = newsletterForm(page);
  for (let press = 0; press < 4; press += 1) await form.getByRole('button').press('Enter');
  await expect(toasts(page)).toHaveCount(4);
  await page.keyboard.press('Alt+KeyT');
  const close = toasts(page).getByRole('button', { name: word('en', 'common', 'close') });
  const focused = close.and(page.locator(':focus'));
  while (!(await focused.count())) await page.keyboard.press('Tab');
  for (let left = 3; left > 0; left -= 1) {
    await page.keyboard.press('Enter');
    await expect(toasts(page)).toHaveCount(left);
    await expect(focused).toHaveCount(1);
  }
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveCount(0);
  await expect(form.getByRole('button')).toBeFocused();
});

test('a robot that ticks the hidden box sees a success, and nothing arrives', async ({
  page,
  outbox,
}) => {
  await openPage(page, routes.pathOf('contact', 'en'));
  const fields = contact(page, 'en');
  await fill(fields);
  await fields.form
    .locator('input[type="checkbox"]')
    .evaluate((box: HTMLInputElement) => box.click());
  await fields.button.click();
  await expect(toastWith(page, word('en', 'contact', 'form.success'))).toBeVisible();
  await expectNothing(outbox);
});

test('the contact form works with storage blocked', async ({ page, outbox }) => {
  await blockStorage(page);
  await openPage(page, routes.pathOf('contact', 'es'));
  const fields = contact(page, 'es');
  await fill(fields, { ...message, service: 'web-development' });
  await fields.button.click();
  await expect(toastWith(page, word('es', 'contact', 'form.success'))).toBeVisible();
  expect(await outbox.messages()).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  const language = 'es';
  test('the forms post themselves with the same fields', async ({ page, outbox }) => {
    await page.goto(routes.pathOf('contact', language));
    const fields = contact(page, language);
    const service = serviceChoices('contact', language).options.at(-1) ?? '';
    await fill(fields, { ...message, service, message: 'Eén regel' });
    await fields.button.click();
    await expect(page.locator('body')).toHaveText('OK');
    const [letter] = await outbox.messages();
    expect(letter).toMatchObject({
      variant: 'send-form',
      params: { ...message, service, message: 'Eén regel' },
    });
    expect(Object.keys(letter?.params ?? {})).toEqual(Object.keys(message));

    await page.goto(routes.pathOf('home', language));
    const form = newsletterForm(page);
    await subscribe(form);
    await expect(page.locator('body')).toHaveText('OK');
    const [signUp] = await outbox.messages();
    expect(signUp).toMatchObject({
      variant: 'send-form',
      params: { from_email: 'sanne@example.com', ...site.forms.newsletter },
    });
  });
});
