import type { Page } from '@playwright/test';
import { blockScripts } from '../support/block-scripts';
import { periodRadio } from '../support/controls';
import { expectNotHydrated, openUntouched } from '../support/hydrated';
import { holdScripts } from '../support/interference';
import { address, newsletterForm, subscribe } from '../support/newsletter';
import { toastWith } from '../support/toasts';
import { afterPaint, expectSteady } from '../support/steady';
import { expect, test, type Outbox } from '../support/outbox';
import { withMotion } from '../support/test';
import { pricedPlan, readPlanRecords } from '../../src/testing/plans';
import { routes, word } from '../../src/testing/site';

// The browser itself reports a failed script.
test.use({
  ...withMotion,
  viewport: { width: 390, height: 844 },
  expectedInConsole: /ERR_FAILED|Loading chunk|status of 500/,
});

/** A phone with a weak line: the page is there long before its scripts. */
const openWithoutScripts = async (page: Page, path: string) => {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  return release;
};

const signUps = async (outbox: Outbox) =>
  (await outbox.messages()).map(({ variant, params }) => [variant, params.from_email]);

const planButton = `button[name="plan"][value="${pricedPlan.key}"]`;

/** The first of the list beside that one. */
const otherPlan = readPlanRecords('core').find(({ key }) => key !== pricedPlan.key);

const requestPlan = async (page: Page, button: string, email: string) => {
  await page.locator(button).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(email);
  await dialog.locator('[type="submit"]').click();
};

const plansOf = async (outbox: Outbox) =>
  (await outbox.messages()).map(({ params }) => [params.plan_name, params.from_email]);

test('a form that is submitted before the scripts are there is sent by them', async ({
  page,
  outbox,
}) => {
  const release = await openWithoutScripts(page, routes.pathOf('home', 'nl'));
  await subscribe(newsletterForm(page, 'main'));
  await expectNotHydrated(page);
  release();
  await expect(toastWith(page, word('nl', 'common', 'newsletter.success'))).toBeVisible();
  await expect(page).toHaveURL(routes.pathOf('home', 'nl'));
  expect(await signUps(outbox)).toEqual([['send', address]]);
});

test('a form is sent without the scripts when they do not arrive at all, and the visitor stays', async ({
  page,
  outbox,
}) => {
  await blockScripts(page);
  await page.goto(routes.pathOf('home', 'es'), { waitUntil: 'commit' });
  await subscribe(newsletterForm(page, 'main'));
  const form = page.getByRole('main').locator('form').first();
  await expect(form).toContainText(word('es', 'common', 'newsletter.success'));
  await expect(form.getByRole('textbox')).toHaveValue('');
  await expect(page).toHaveURL(routes.pathOf('home', 'es'));
  expect(await signUps(outbox)).toEqual([['send-form', address]]);
});

const contactForm = (page: Page) => page.getByRole('main').locator('form');

const writeMessage = async (page: Page) => {
  const form = contactForm(page);
  await form.locator('[name="from_name"]').fill('Sanne de Vries');
  await form.locator('[name="from_email"]').fill(address);
  await form.locator('[name="message"]').fill('Hallo');
  await form.locator('[type="submit"]').click();
  return form;
};

test('a message that waits for its scripts is sent when the visitor leaves the page', async ({
  page,
  outbox,
}) => {
  await openWithoutScripts(page, routes.pathOf('contact', 'nl'));
  await writeMessage(page);
  await page.goto(routes.pathOf('about', 'nl'), { waitUntil: 'commit' });
  await expect
    .poll(async () => (await outbox.messages()).map(({ params }) => params.message))
    .toEqual(['Hallo']);
});

test('what is typed while a message is sent without scripts stays', async ({ page, outbox }) => {
  await blockScripts(page);
  await page.goto(routes.pathOf('contact', 'nl'));
  const release = await outbox.hold();
  const form = await writeMessage(page);
  await expect(form).toContainText(word('nl', 'common', 'forms.sending'));
  await form.locator('[name="message"]').fill('Hallo, en nog iets');
  await release();
  await expect(form).toContainText(word('nl', 'contact', 'form.success'));
  await expect(form.locator('[name="message"]')).toHaveValue('Hallo, en nog iets');
});

test('a form shows immediately what is missing, long before its scripts are there, and does not take the focus later', async ({
  page,
  outbox,
}) => {
  const release = await openWithoutScripts(page, routes.pathOf('contact', 'nl'));
  const form = contactForm(page);
  await form.locator('[type="submit"]').click();
  const missing = word('nl', 'contact', 'form.nameMissing');
  await expect(form).toContainText(missing);
  const name = form.locator('[name="from_name"]');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(missing);
  await name.fill('Sanne');
  await expect(form).not.toContainText(missing);
  await expect(name).toHaveAttribute('aria-invalid', 'false');
  await form.locator('[name="message"]').click();
  await expectNotHydrated(page);
  release();
  await expect(page.locator('main [data-hydrated]')).toHaveCount(1);
  await afterPaint(page);
  await expect(form.locator('[name="message"]')).toBeFocused();
  expect(await outbox.messages()).toEqual([]);
});

test('a plan’s dialog opens before the scripts are there, and keeps what is typed', async ({
  page,
  outbox,
}) => {
  const release = await openWithoutScripts(page, routes.pathOf('pricing', 'nl'));
  await periodRadio(page, 'nl', 'yearly').check();
  await page.locator(planButton).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(String(pricedPlan.price.yearly));
  await expectNotHydrated(page);
  release();
  await dialog.getByRole('textbox').fill(address);
  await expect(page.locator('[data-hydrated] #plan-request')).toBeVisible();
  await expect(dialog).toContainText(String(pricedPlan.price.yearly));
  await expect(dialog.getByRole('textbox')).toHaveValue(address);
  await dialog.locator('[type="submit"]').click();
  await expect(dialog).toContainText(word('nl', 'pricing', 'dialog.success'));
  expect(await plansOf(outbox)).toEqual([[pricedPlan.name.nl, address]]);
  await expect(dialog).toHaveCount(0);
});

test('Escape closes a plan’s dialog also while React is starting', async ({ page }) => {
  const release = await openWithoutScripts(page, routes.pathOf('pricing', 'nl'));
  const plan = page.locator(planButton);
  await plan.click();
  await expect(page.getByRole('dialog').getByRole('heading')).toBeFocused();
  const isHydrated = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const press = () => {
          const root = document.getElementById('___gatsby') ?? {};
          // From when React has marked its root, it stops events to what it has not hydrated.
          if (!Object.keys(root).some((key) => key.startsWith('__reactContainer'))) return;
          clearInterval(timer);
          const focused = document.activeElement;
          focused?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
          resolve(document.querySelector('[data-hydrated]') !== null);
        };
        const timer = setInterval(press);
      }),
  );
  release();
  expect(await isHydrated).toBe(false);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(plan).toBeFocused();
});

test('a plan that is requested before the scripts are there is sent by them, with its name', async ({
  page,
  outbox,
}) => {
  const release = await openWithoutScripts(page, routes.pathOf('pricing', 'nl'));
  await requestPlan(page, planButton, address);
  await expectNotHydrated(page);
  release();
  await expect(page.getByRole('dialog')).toContainText(word('nl', 'pricing', 'dialog.success'));
  expect(await outbox.messages()).toMatchObject([
    {
      variant: 'send',
      params: {
        plan_name: pricedPlan.name.nl,
        from_email: address,
        message: expect.stringContaining(pricedPlan.name.nl),
      },
    },
  ]);
});

for (const [when, setUp] of [
  ['late', holdScripts],
  ['missing', async (page: Page) => void (await blockScripts(page))],
] as const) {
  test(`two plans are requested one after the other while the scripts are ${when}`, async ({
    page,
    outbox,
  }) => {
    const arrive = await setUp(page);
    const release = await outbox.hold();
    await page.goto(routes.pathOf('pricing', 'nl'), { waitUntil: 'commit' });
    await requestPlan(page, planButton, address);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await requestPlan(
      page,
      `button[name="plan"]:not([value="${pricedPlan.key}"])`,
      'mila@example.com',
    );
    arrive?.();
    await expect(page.getByRole('dialog')).toContainText(word('nl', 'pricing', 'dialog.success'));
    await release();
    await expect.poll(async () => (await plansOf(outbox)).length).toBe(2);
    const sent = await plansOf(outbox);
    expect(sent).toContainEqual([pricedPlan.name.nl, address]);
    expect(sent).toContainEqual([otherPlan?.name.nl, 'mila@example.com']);
  });
}

test('a plan is requested although no script arrives', async ({ page, outbox }) => {
  await blockScripts(page);
  await page.goto(routes.pathOf('pricing', 'nl'), { waitUntil: 'commit' });
  const plan = page.locator(planButton);
  await plan.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toBeFocused();
  await dialog.getByRole('textbox').fill('sanne@');
  await dialog.locator('[type="submit"]').click();
  await expect(dialog).toContainText(word('nl', 'pricing', 'dialog.emailInvalid'));
  await dialog.getByRole('textbox').fill(address);
  await dialog.locator('[type="submit"]').click();
  await expect(dialog).toContainText(word('nl', 'pricing', 'dialog.success'));
  expect(await plansOf(outbox)).toEqual([[pricedPlan.name.nl, address]]);
  // It closes by itself.
  await expect(dialog).toHaveCount(0);
  await expect(plan).toBeFocused();
});

test('the result of a request is shown although its dialog is closed and no script arrives', async ({
  page,
  outbox,
}) => {
  await blockScripts(page);
  await page.goto(routes.pathOf('pricing', 'nl'), { waitUntil: 'commit' });
  const answers = [
    [200, 'dialog.success'],
    [500, 'dialog.failure'],
  ] as const;
  for (const [status, result] of answers) {
    const release = await outbox.hold({ status });
    await requestPlan(page, planButton, address);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await release();
    const notice = page.getByRole('status').filter({ hasText: word('nl', 'pricing', result) });
    await expect(notice).toBeInViewport();
  }
});

test('a message whose scripts are 15 s late is sent once, and the form shows it', async ({
  page,
  outbox,
}) => {
  await page.clock.install();
  const release = await openWithoutScripts(page, routes.pathOf('contact', 'nl'));
  const form = await writeMessage(page);
  await expect(form).toContainText(word('nl', 'common', 'forms.sending'));
  expect(await outbox.messages()).toEqual([]);
  await page.clock.fastForward(15_000);
  await expect(form).toContainText(word('nl', 'contact', 'form.success'));
  await expect(form.locator('[name="message"]')).toHaveValue('');
  release();
  await expect(page.locator('main [data-hydrated]')).toHaveCount(1);
  await expectSteady(
    async () => (await outbox.messages()).map(({ params }) => params.message),
    ['Hallo'],
  );
  await expect(page).toHaveURL(routes.pathOf('contact', 'nl'));
});

test.describe('when the service fails as well', () => {
  test.use({ expectedInConsole: /ERR_FAILED|Failed to load resource/ });

  test('the form shows it, and keeps what was typed', async ({ page, outbox }) => {
    await blockScripts(page);
    await page.goto(routes.pathOf('contact', 'nl'), { waitUntil: 'commit' });
    await outbox.fail({ status: 500 });
    const form = await writeMessage(page);
    await expect(form).toContainText(word('nl', 'contact', 'form.failure'));
    await expect(form.locator('[name="message"]')).toHaveValue('Hallo');
    await form.locator('[type="submit"]').click();
    await expect(form).toContainText(word('nl', 'contact', 'form.success'));
    expect((await outbox.messages()).map(({ params }) => params.message)).toEqual(['Hallo']);
  });
});

test('no script runs before anybody touches the page', async ({ page }) => {
  await openUntouched(page, routes.pathOf('home', 'en'));
  await expectSteady(() => page.evaluate(() => '___loader' in window), false);
  await expect(page.locator('script[src]')).toHaveCount(0);

  await page.keyboard.press('Tab');
  await expect(page.locator('[data-hydrated]')).not.toHaveCount(0);
});

test('an island is hydrated when the visitor scrolls near it', async ({ page }) => {
  await page.goto(routes.pathOf('home', 'en'));
  const last = page.locator('main > [data-island]').last();
  await page.keyboard.press('Tab');
  await expect(page.locator('main > [data-island]').first()).toHaveAttribute('data-hydrated', '');
  await expect(last).not.toHaveAttribute('data-hydrated');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveAttribute('data-hydrated', '');
});
