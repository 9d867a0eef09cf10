import type { Page } from '@playwright/test';
import { blockScripts } from '../support/faults/block-scripts';
import { contactForm, sendMessage, writeMessage } from '../support/contact-form';
import { expectNotHydrated, openUntouched } from '../support/hydrated';
import { holdScripts } from '../support/faults/interference';
import { address, newsletterForm, subscribe } from '../support/newsletter';
import { planButton, requestPlan } from '../support/plan-request';
import { toastWith } from '../support/toasts';
import { afterPaint, expectSteady } from '../support/steady';
import { expect, test, withMotion } from '../support/test';
import { otherPlan, pricedPlan } from '../../src/testing/plans';
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

test('a message that waits for its scripts is sent when the visitor leaves the page, and a form of the next page by the scripts when they are there', async ({
  page,
  outbox,
}) => {
  const release = await openWithoutScripts(page, routes.pathOf('contact', 'nl'));
  await sendMessage(page, 'Hallo');
  await page.goto(routes.pathOf('home', 'nl'), { waitUntil: 'commit' });
  await expect.poll(() => outbox.received('message')).toEqual(['Hallo']);

  await outbox.clear();
  await subscribe(newsletterForm(page, 'main'));
  await expectNotHydrated(page);
  release();
  await expect(toastWith(page, word('nl', 'common', 'newsletter.success'))).toBeVisible();
  expect(await outbox.messages()).toMatchObject([
    { variant: 'send', params: { from_email: address } },
  ]);
});

test('without scripts the form shows that sending fails, keeps what was typed, also when the page is loaded again, and what is typed while it is sent', async ({
  page,
  outbox,
}) => {
  await blockScripts(page);
  await page.goto(routes.pathOf('contact', 'nl'), { waitUntil: 'commit' });
  await outbox.fail({ status: 500 });
  const form = await sendMessage(page, 'Hallo');
  await expect(form).toContainText(word('nl', 'contact', 'form.failure'));
  const field = form.locator('[name="message"]');
  await page.reload();
  await expect(field).toHaveValue('Hallo');

  const release = await outbox.hold();
  await form.locator('[type="submit"]').click();
  await expect(form).toContainText(word('nl', 'common', 'forms.sending'));
  await field.fill('Hallo, en nog iets');
  await release();
  await expect(form).toContainText(word('nl', 'contact', 'form.success'));
  await expect(field).toHaveValue('Hallo, en nog iets');
  expect(await outbox.messages()).toMatchObject([
    { variant: 'send-form', params: { message: 'Hallo' } },
  ]);
});

test('on the way back a form shows the last text, and nothing that was sent', async ({ page }) => {
  await blockScripts(page);
  await page.goto(routes.pathOf('contact', 'nl'));
  const form = await writeMessage(page, 'Hallo');
  const field = form.locator('[name="message"]');
  await page.goto(routes.pathOf('home', 'nl'));
  await field.fill('Hallo weer');
  await page.goBack();
  await expect(field).toHaveValue('Hallo weer');
  await page.goForward();
  await form.locator('[type="submit"]').click();
  await expect(form).toContainText(word('nl', 'contact', 'form.success'));
  await page.goBack();
  await expect(field).toHaveValue('');
});

test('a form shows what is missing before its scripts are there, and does not take the focus later', async ({
  page,
  outbox,
}) => {
  const release = await openWithoutScripts(page, routes.pathOf('contact', 'nl'));
  const form = contactForm(page);
  await form.locator('[type="submit"]').click();
  const missing = word('nl', 'contact', 'form.nameMissing');
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

test('Escape closes a plan’s dialog also while React is starting', async ({ page }) => {
  const release = await openWithoutScripts(page, routes.pathOf('pricing', 'nl'));
  const plan = planButton(page);
  await plan.click();
  await expect(page.getByRole('dialog').getByRole('heading')).toBeFocused();
  const isHydrated = page.evaluate(async () => {
    const root = document.getElementById('___gatsby') ?? {};
    // From when React has marked its root, it stops events to what it has not hydrated.
    while (!Object.keys(root).some((key) => key.startsWith('__reactContainer')))
      await new Promise((resolve) => setTimeout(resolve));
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    document.activeElement?.dispatchEvent(escape);
    return document.querySelector('[data-hydrated]') !== null;
  });
  release();
  expect(await isHydrated).toBe(false);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(plan).toBeFocused();
});

test('two plans in turn are requested by name while scripts are late', async ({ page, outbox }) => {
  const release = await outbox.hold();
  const arrive = await openWithoutScripts(page, routes.pathOf('pricing', 'nl'));
  const dialog = await requestPlan(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await requestPlan(page, otherPlan.key, 'mila@example.com');
  await expectNotHydrated(page);
  arrive();
  await expect(dialog).toContainText(word('nl', 'pricing', 'dialog.success'));
  await release();
  const sent = async () =>
    (await outbox.messages())
      .map(({ variant, params }) => [variant, params.plan_name, params.from_email])
      .sort();
  // The first is sent without scripts, because the second takes its place in the dialog.
  await expect.poll(sent).toEqual([
    ['send', otherPlan.name.nl, 'mila@example.com'],
    ['send-form', pricedPlan.name.nl, address],
  ]);
  for (const { params } of await outbox.messages())
    expect(params.message).toContain(params.plan_name);
});

test('a plan is requested without scripts, and the result is shown although its dialog is closed', async ({
  page,
  outbox,
}) => {
  await blockScripts(page);
  await page.goto(routes.pathOf('pricing', 'nl'), { waitUntil: 'commit' });
  const dialog = await requestPlan(page, pricedPlan.key, 'sanne@');
  await expect(dialog).toContainText(word('nl', 'pricing', 'dialog.emailInvalid'));
  await dialog.getByRole('textbox').fill(address);
  await dialog.locator('[type="submit"]').click();
  await expect(dialog).toContainText(word('nl', 'pricing', 'dialog.success'));
  expect(await outbox.received('from_email')).toEqual([address]);
  // It closes by itself.
  await expect(dialog).toHaveCount(0);
  await expect(planButton(page)).toBeFocused();

  for (const [status, result] of [
    [500, 'dialog.failure'],
    [200, 'dialog.success'],
  ] as const) {
    const release = await outbox.hold({ status });
    await requestPlan(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await release();
    const notice = page.getByRole('status').filter({ hasText: word('nl', 'pricing', result) });
    await expect(notice).toBeInViewport();
  }
});

test('a message whose scripts are 15 s late is sent and shown once', async ({ page, outbox }) => {
  await page.clock.install();
  const release = await openWithoutScripts(page, routes.pathOf('contact', 'nl'));
  const form = await sendMessage(page, 'Hallo');
  await expect(form).toContainText(word('nl', 'common', 'forms.sending'));
  expect(await outbox.messages()).toEqual([]);
  await page.clock.fastForward(15_000);
  await expect(form).toContainText(word('nl', 'contact', 'form.success'));
  await expect(form.locator('[name="message"]')).toHaveValue('');
  release();
  await expect(page.locator('main [data-hydrated]')).toHaveCount(1);
  await expectSteady(() => outbox.received('message'), ['Hallo']);
});

test('untouched pages run no script; scrolling near an island hydrates it', async ({ page }) => {
  await openUntouched(page, routes.pathOf('home', 'en'));
  await expectSteady(() => page.locator('script[src]').count(), 0);

  const islands = page.locator('main > [data-island]');
  await page.keyboard.press('Tab');
  await expect(islands.first()).toHaveAttribute('data-hydrated', '');
  await expect(islands.last()).not.toHaveAttribute('data-hydrated');
  await islands.last().scrollIntoViewIfNeeded();
  await expect(islands.last()).toHaveAttribute('data-hydrated', '');
});
