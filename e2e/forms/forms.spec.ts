import type { Locator, Page } from '@playwright/test';
import { serviceChoices } from '../../src/forms/contact/service-choices';
import { languages, type Language } from '../../src/i18n/languages';
import { readSite } from '../../src/testing/content';
import { contactForm, fillForm, message, sendMessage } from '../support/contact-form';
import { periodRadio, planItem } from '../support/controls';
import { hydrated, openPage } from '../support/hydrated';
import { blockStorage } from '../support/interference';
import { address, newsletterForm } from '../support/newsletter';
import { toastWith, toasts } from '../support/toasts';
import type { OutboxFault } from '../../scripts/outbox/faults';
import { expect, failureLine, test, watchLog, type Outbox } from '../support/outbox';
import { pricedPlan } from '../../src/testing/plans';
import { routes, word } from '../../src/testing/site';

test.use({ viewport: { width: 1440, height: 900 }, expectedInConsole: failureLine });

const site = readSite();

/** Statuses with and without a reason of their own, and no answer. */
const failures: [string, OutboxFault][] = [
  ['400', { status: 400, text: 'Bad Request' }],
  ['429', { status: 429, text: 'Too Many Requests' }],
  ['500', { status: 500, text: 'Internal Server Error' }],
  ['0', { drop: 'before' }],
];

const expectNothing = async (outbox: Outbox) => expect(await outbox.messages()).toEqual([]);

const labels = {
  from_name: 'name',
  from_email: 'email',
  company: 'company',
  service: 'service',
  message: 'message',
};

/** What the fields hold, each found by its label. */
const valuesOf = async (page: Page, language: Language) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(labels).map(async ([name, label]) => {
        const field = contactForm(page).getByLabel(word(language, 'contact', `form.${label}`));
        return [name, await field.inputValue()];
      }),
    ),
  );

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
      const form = await fillForm(page, order);
      const button = form.getByRole('button');

      for (const [status, fault] of failures) {
        await outbox.fail(fault);
        await button.click();
        const toast = await holdToast(page, word(language, 'contact', 'form.failure'));
        await expect(toast).toContainText(word(language, 'common', 'forms.error'));
        await expect(toast).not.toContainText(fault.text ?? 'fetch');
        await expect(toast.getByRole('alert')).toHaveCount(1);
        await expect(button).toBeEnabled();
        expect(await valuesOf(page, language)).toEqual(order);
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

      await button.dblclick();

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
      expect(await valuesOf(page, language)).toEqual({
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

    await field.fill(address);
    for (const [status, fault] of failures) {
      await outbox.fail(fault);
      await button.click();
      const toast = await holdToast(page, newsletter('failure'));
      await expect(field).toHaveValue(address);
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
      { variant: 'send', params: { from_email: address, ...site.forms.newsletter } },
    ]);
  });

  test(`the plan request of the ${language} pricing page, which reports its end even if its dialog was closed`, async ({
    page,
    outbox,
  }) => {
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

    await field.fill(address);
    for (const [, fault] of failures) {
      await outbox.fail(fault);
      await submit.click();
      await expect(dialog.getByRole('alert')).toContainText(dialogWord('failure'));
      await expect(field).toHaveValue(address);
      await expect(field).toBeEnabled();
    }

    await submit.dblclick();
    await expect(dialog).toContainText(dialogWord('success'));
    const [received, ...others] = await outbox.messages();
    expect(others).toEqual([]);
    expect(Object.keys(received?.params ?? {})).toEqual(['from_email', 'plan_name', 'message']);
    expect(received?.params).toMatchObject({ from_email: address, plan_name: name });
    expect(received?.params.message).toContain(name);
    expect(received?.params.message).toContain(dialogWord('periods.yearly'));

    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(field).toHaveValue('');

    await field.fill(address);
    const release = await outbox.hold({ status: 500 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await release();
    const link = toastWith(page, dialogWord('failure')).getByRole('link');
    await expect(link).toHaveAttribute('href', new RegExp(encodeURIComponent(address)));
  });
}

test('a robot that ticks the hidden box sees a success, and nothing arrives; a message of emoji, other scripts, quotes and HTML arrives unchanged, is never interpreted, and needs no storage', async ({
  page,
  outbox,
}) => {
  await blockStorage(page);
  await openPage(page, routes.pathOf('contact', 'en'));
  const title = await page.title();
  const form = await fillForm(page);
  await form.locator('input[type="checkbox"]').evaluate((box: HTMLInputElement) => box.click());
  await form.getByRole('button').click();
  const success = word('en', 'contact', 'form.success');
  const toast = await holdToast(page, success);
  await expectNothing(outbox);
  await toast.getByRole('button').click();
  await expect(toasts(page)).toHaveCount(0);

  const strange = `🌊👩‍🚀 מה שלומך "quotes" 'and' <img src=x onerror="document.title='broken'"> {{message}} %0d%0aBcc: a@b.example\n${'x'.repeat(10_000)}`;
  await sendMessage(page, strange);
  await expect(toastWith(page, success)).toBeVisible();
  expect(await outbox.received('message')).toEqual([strange]);
  expect(await page.title()).toBe(title);
});

test('what sends a form loads when it is first touched: without a connection it reports that, keeps everything, and one click sends when the line is back', async ({
  page,
  context,
  outbox,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openPage(page, routes.pathOf('contact', 'nl'));
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await contactForm(page).getByRole('textbox').first().focus();
  // The libraries for sending and for toasts.
  await expect.poll(() => scripts.length).toBeGreaterThanOrEqual(before + 2);
  const form = await fillForm(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await form.getByRole('button').click();
  const toast = toastWith(page, word('nl', 'contact', 'form.failure'));
  await expect(toast).toContainText(word('nl', 'common', 'forms.offline'));
  expect(await valuesOf(page, 'nl')).toEqual(message);

  await context.setOffline(false);
  await form.getByRole('button').click();
  await expect(toastWith(page, word('nl', 'contact', 'form.success'))).toBeVisible();
  expect(await outbox.messages()).toMatchObject([{ params: message }]);
});

test('a service that does not answer is given up after 15 s', async ({ page, outbox }) => {
  await openPage(page, routes.pathOf('contact', 'en'));
  const button = (await fillForm(page)).getByRole('button');
  await page.clock.install();
  await outbox.hold({ drop: 'before' });
  const request = page.waitForRequest('**/email/send');
  await button.click();
  await request;
  await page.clock.fastForward(10_000);
  await expect(button).toBeDisabled();
  await page.clock.fastForward(5_000);
  await expect(toastWith(page, word('en', 'contact', 'form.failure'))).toBeVisible();
  expect(await valuesOf(page, 'en')).toEqual(message);
});

test('a draft survives a reload, a change of language and a walk through the site, until it was sent', async ({
  page,
  outbox,
}) => {
  await openPage(page, routes.pathOf('contact', 'en'));
  await fillForm(page);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => valuesOf(page, 'en')).toEqual(message);

  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await page.locator('#languages').getByRole('link', { name: 'Nederlands' }).click();
  await expect(page).toHaveURL(routes.pathOf('contact', 'nl'));
  await expect.poll(() => valuesOf(page, 'nl')).toEqual(message);

  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/nl');
  await expect.poll(() => valuesOf(page, 'nl')).toEqual(message);

  await contactForm(page).getByRole('button').click();
  await expect(toastWith(page, word('nl', 'contact', 'form.success'))).toBeVisible();
  expect(await outbox.messages()).toHaveLength(1);
  await page.reload();
  await hydrated(page);
  await expect(contactForm(page).locator('[name="from_name"]')).toHaveValue('');
});

test('at most three toasts show, 356 px wide and 32 px from the edge; Alt+T focuses them, and the keyboard closes one after the other and returns to the form, or leaves them', async ({
  page,
}) => {
  await openPage(page, routes.pathOf('about', 'en'));
  const button = newsletterForm(page).getByRole('button');
  for (let press = 0; press < 4; press += 1) await button.press('Enter');
  await expect(toasts(page)).toHaveCount(4);
  await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(3);

  await page.keyboard.press('Alt+KeyT');
  // The front one comes to rest once it has slid in.
  const front = page.locator('[data-sonner-toast][data-front="true"]');
  const edges = async () => {
    const box = await front.boundingBox();
    return box && { width: box.width, right: box.x + box.width };
  };
  await expect.poll(edges).toEqual({ width: 356, right: 1440 - 32 });
  await expect(page.locator('[data-sonner-toaster]')).toBeFocused();

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
  await expect(button).toBeFocused();

  // One that the focus has left goes away by itself.
  await button.press('Enter');
  await expect(toasts(page)).toBeVisible();
  await page.keyboard.press('Alt+KeyT');
  await expect(toasts(page)).toHaveAttribute('data-expanded', 'true');
  while (await page.locator('[data-sonner-toaster]:focus-within').count())
    await page.keyboard.press('Tab');
  await expect(toasts(page)).toHaveCount(0);
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
