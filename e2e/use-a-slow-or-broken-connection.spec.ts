import type { Locator, Page } from '@playwright/test';
import { entry, plan, text } from './support/content';
import {
  filterRadio,
  footerLink,
  headerLink,
  openDialog,
  shownProjects,
  toastWith,
} from './support/controls';
import {
  address,
  contactForm,
  fillForm,
  message,
  newsletterForm,
  planButton,
  requestPlan,
  sendMessage,
  subscribe,
  writeMessage,
} from './support/forms';
import {
  answerEmails,
  blockScripts,
  failPageData,
  holdScripts,
  listFetched,
} from './support/network';
import {
  expectNotHydrated,
  expectPage,
  expectSteady,
  hydrated,
  openPage,
  openUntouched,
} from './support/page';
import { expect, test } from './support/test';

// What is broken on purpose is reported by the browser, by Gatsby and by React.
test.use({ expectedInConsole: /./ });

const contactSuccess = text('nl', 'contact', 'form.success');

/** What a form shows where React does not run. */
const expectUnavailable = async (form: Locator): Promise<void> => {
  const note = form.getByRole('alert');
  await expect(note).toContainText(text('nl', 'common', 'forms.unavailable'));
  const { email } = entry('site');
  await expect(note.getByRole('link', { name: email })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${email}\\?subject=.`),
  );
};

/** A weak connection: the page is there long before its scripts. */
const openWithoutScripts = async (page: Page, path: string) => {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
};

test.describe('before the first interaction', () => {
  test('a page prefetches its scripts, and runs none', async ({ page }) => {
    await openUntouched(page, '/nl');
    await expect(page.locator('link[rel="prefetch"][href$=".js"]')).not.toHaveCount(0);
    await expectSteady(() => page.locator('script[src]').count(), 0);
  });

  test('a page prefetches all that a plan needs to open', async ({ page }) => {
    await openUntouched(page, '/nl/prijzen');
    const prefetched = page.locator('link[rel="prefetch"]');
    await expect(prefetched).not.toHaveCount(0);
    const isThere = (links: HTMLLinkElement[]) =>
      links.every(({ href }) => performance.getEntriesByName(href).length > 0);
    await expect.poll(() => prefetched.evaluateAll(isThere)).toBe(true);
    const fetched = await listFetched(page);
    await planButton(page).click();
    await expect(openDialog(page)).toBeVisible();
    expect(fetched.filter((url) => /\.(js|css)$/.test(url))).toEqual([]);
  });

  test('a page fetches no script with Save-Data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.push(request.url());
    });
    await openUntouched(page, '/nl');
    await expectSteady(async () => scripts, []);
  });
});

test.describe('while the scripts are on their way', () => {
  test('a click on Send shows what is missing once they are there', async ({ page }) => {
    const release = await openWithoutScripts(page, '/nl/contact');
    const send = contactForm(page).locator('[type="submit"]');
    await send.click();
    await expect(send).toHaveAttribute('aria-busy', 'true');
    await expectNotHydrated(page);
    release();
    await expect(send).not.toHaveAttribute('aria-busy', 'true');
    const name = contactForm(page).locator('[name="from_name"]');
    await expect(name).toHaveAccessibleDescription(text('nl', 'contact', 'form.nameMissing'));
    await expect(name).toBeFocused();
  });

  test('Enter in a field sends the form once they are there', async ({ page }) => {
    const sent = await answerEmails(page);
    const release = await openWithoutScripts(page, '/nl/contact');
    const form = await writeMessage(page);
    await form.locator('[name="from_name"]').press('Enter');
    await expectNotHydrated(page);
    release();
    await expect(toastWith(page, contactSuccess)).toBeVisible();
    await expectSteady(async () => sent.length, 1);
  });

  test('what is typed stays, with the focus, and is sent', async ({ page }) => {
    const sent = await answerEmails(page);
    const release = await openWithoutScripts(page, '/nl/contact');
    const form = await fillForm(page, { ...message, message: 'Een webshop' });
    const field = form.locator('[name="message"]');
    await field.press('ArrowLeft');
    release();
    await hydrated(page);
    await expect(field).toBeFocused();
    await page.keyboard.type('!');
    await form.locator('[type="submit"]').click();
    const template_params = { ...message, message: 'Een websho!p' };
    await expect.poll(() => sent).toMatchObject([{ template_params }]);
  });

  test('a form says so after 10 s, and sends once they are there', async ({ page }) => {
    const sent = await answerEmails(page);
    await page.clock.install();
    const release = await openWithoutScripts(page, '/nl/contact');
    const form = await sendMessage(page, 'Hallo');
    await page.clock.fastForward(5_000);
    await expect(form.getByRole('alert')).toHaveCount(0);
    await expect(form.locator('[type="submit"]')).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(5_000);
    await expectUnavailable(form);
    await expect(form.locator('[type="submit"]')).toHaveAttribute('aria-busy', 'false');
    await expect(form.locator('[name="message"]')).toHaveValue('Hallo');
    await page.clock.resume();
    release();
    await expect(toastWith(page, contactSuccess)).toBeVisible();
    await expect(form.getByRole('alert')).toHaveCount(0);
    await expectSteady(async () => sent.length, 1);
  });
});

test.describe('when no script arrives', () => {
  test.beforeEach(({ page }) => blockScripts(page));

  test('a form says so, and keeps what is typed', async ({ page }) => {
    const sent = await answerEmails(page);
    await page.goto('/nl/contact');
    const form = await sendMessage(page, 'Hallo');
    await expectUnavailable(form);
    await form.locator('[type="submit"]').click();
    await expect(form.locator('[name="message"]')).toHaveValue('Hallo');
    // Nobody is led to the page of the email service.
    await expectSteady(async () => new URL(page.url()).pathname, '/nl/contact');
    expect(sent).toEqual([]);
  });

  test('a form says so under another address of its page, too', async ({ page }) => {
    await page.route('/NL/Contact', (route) =>
      route.fulfill({ path: 'public/nl/contact/index.html' }),
    );
    await page.goto('/NL/Contact');
    const form = await writeMessage(page, 'Hallo');
    await expectUnavailable(form);
    await expect(form.locator('[name="message"]')).toHaveValue('Hallo');
  });

  test('restores the draft after a reload, and on another page', async ({ page }) => {
    await page.goto('/nl/contact');
    const field = (await writeMessage(page, 'Hallo')).locator('[name="message"]');
    await page.reload();
    await expect(field).toHaveValue('Hallo');
    await page.goto('/es');
    await expect(field).toHaveValue('Hallo');
  });

  test('a plan leads to the contact page', async ({ page }) => {
    await page.goto('/nl/prijzen');
    await page.keyboard.press('Shift');
    await expectUnavailable(newsletterForm(page));
    await planButton(page).click();
    await expect(page).toHaveURL(`/nl/contact?plan=${plan.key}`);
  });
});

test.describe('when the data of pages fail', () => {
  test('a form says so after 10 s, and links lead on', async ({ page }) => {
    await page.clock.install();
    await failPageData(page);
    await page.goto('/nl/contact');
    const form = await writeMessage(page, 'Hallo');
    await page.clock.runFor(10_000);
    await expectUnavailable(form);
    await expect(form.locator('[name="message"]')).toHaveValue('Hallo');
    await headerLink(page, '/nl/prijzen').click();
    await expectPage(page, '/nl/prijzen');
  });

  test('a link leads on', async ({ page }) => {
    await openPage(page, '/nl');
    await failPageData(page);
    await headerLink(page, '/nl/prijzen').click();
    await expectPage(page, '/nl/prijzen');
  });
});

test.describe('after a deploy', () => {
  test('a link leads on although the scripts of its page are gone', async ({ page }) => {
    await openPage(page, '/en/about');
    await page.route('**/*.js', (route) => route.fulfill({ status: 404 }));
    await headerLink(page, '/en/pricing').click();
    await expectPage(page, '/en/pricing');
  });

  test('a link loads the page of the new build', async ({ page }) => {
    await openPage(page, '/en/about');
    await page.evaluate(() => document.documentElement.setAttribute('data-old-build', ''));
    await page.route('**/app-data.json', (route) =>
      route.fulfill({ json: { webpackCompilationHash: 'another' } }),
    );
    const data = await page.request.get('/page-data/en/pricing/page-data.json');
    const json = { ...(await data.json()), webpackCompilationHash: 'another' };
    await page.route('**/page-data/en/pricing/page-data.json', (route) => route.fulfill({ json }));
    await headerLink(page, '/en/pricing').click();
    await expectPage(page, '/en/pricing');
    await expect(page.locator('[data-old-build]')).toHaveCount(0);
  });
});

test.describe('when the page is not what the host has sent', () => {
  /** Puts every text into elements, as browsers do when they translate a page. */
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const original of texts) {
      if (!original.data.trim()) continue;
      if (original.parentElement?.closest('noscript, script, style, option, svg')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = original.data;
      outer.append(inner);
      original.replaceWith(outer);
    }
  };

  /** Inserts elements into the page, as extensions do. */
  const extend = () => {
    for (const parent of document.querySelectorAll('body, #gatsby-focus-wrapper, section, ul'))
      parent.prepend(document.createElement('x-bar'));
    for (const field of document.querySelectorAll('input, textarea, select'))
      field.after(document.createElement('x-icon'));
  };

  for (const [what, change] of Object.entries({
    'a translated page': translate,
    'a page with elements of an extension': extend,
  }))
    test(`${what} keeps its text, sends and leads on`, async ({ page }) => {
      const sent = await answerEmails(page);
      await page.addInitScript(`addEventListener('DOMContentLoaded', ${change.toString()})`);
      await page.goto('/nl/contact');
      const mainText = () => page.getByRole('main').innerText();
      const before = await mainText();
      const form = newsletterForm(page);
      await form.getByRole('textbox').fill(address);
      await hydrated(page);
      expect(await mainText()).toBe(before);
      await expect(form.getByRole('textbox')).toHaveValue(address);
      await form.getByRole('button').click();
      await expect(toastWith(page, text('nl', 'common', 'newsletter.success'))).toBeVisible();
      expect(sent).toHaveLength(1);
      await footerLink(page, '/nl/over-ons').click();
      await expectPage(page, '/nl/over-ons');
    });

  test('a page that is translated later filters, sends and leads on', async ({ page }) => {
    const sent = await answerEmails(page);
    await openPage(page, '/nl');
    const all = (await shownProjects(page)).length;
    await page.evaluate(translate);
    await filterRadio(page, 'nl', 'MEDICAL').click();
    await expect.poll(async () => (await shownProjects(page)).length).toBeLessThan(all);
    await subscribe(newsletterForm(page));
    await expect(toastWith(page, text('nl', 'common', 'newsletter.success'))).toBeVisible();
    await sendMessage(page);
    await expect(toastWith(page, contactSuccess)).toBeVisible();
    const dialog = await requestPlan(page);
    await expect(dialog).toContainText(text('nl', 'pricing', 'dialog.success'));
    await page.keyboard.press('Escape');
    expect(sent).toHaveLength(3);
    await headerLink(page, '/nl/prijzen').click();
    await expectPage(page, '/nl/prijzen');
  });
});

test.describe('where the browser blocks site data', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Blocked', 'SecurityError');
          },
        });
    }),
  );

  test('a page keeps what is typed, and leads on', async ({ page }) => {
    await page.goto('/nl/contact');
    const form = await writeMessage(page, 'Hallo');
    await hydrated(page);
    await expect(form.locator('[name="message"]')).toHaveValue('Hallo');
    await headerLink(page, '/nl/prijzen').click();
    await expectPage(page, '/nl/prijzen');
    await planButton(page).click();
    await expect(openDialog(page)).toBeVisible();
  });

  test('every form sends', async ({ page }) => {
    const sent = await answerEmails(page, 500);
    await openPage(page, '/nl');
    const form = await sendMessage(page);
    await expect(toastWith(page, text('nl', 'contact', 'form.failure'))).toBeVisible();
    await form.locator('[type="submit"]').click();
    await expect(toastWith(page, contactSuccess)).toBeVisible();
    await subscribe(newsletterForm(page));
    await expect(toastWith(page, text('nl', 'common', 'newsletter.success'))).toBeVisible();
    await expect(await requestPlan(page)).toContainText(text('nl', 'pricing', 'dialog.success'));
    expect(sent.map(({ lib_version }) => lib_version)).toEqual(Array(4).fill('4.4.1'));
    expect(sent.map(({ template_params }) => template_params.from_email)).toEqual(
      Array(4).fill(address),
    );
  });
});

test.describe('when React fails in a section', () => {
  /** Sends data that make the projects throw when React renders them. */
  const breakProjects = (page: Page) =>
    page.route('**/page-data.json', async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      json.result.data.allProject = { nodes: [null] };
      await route.fulfill({ response, json });
    });

  /** Expects that the page filters, and says that its forms cannot send. */
  const expectStaticPage = async (page: Page) => {
    await expectUnavailable(newsletterForm(page));
    const all = (await shownProjects(page)).length;
    await filterRadio(page, 'nl', 'MEDICAL').click();
    await expect.poll(async () => (await shownProjects(page)).length).toBeLessThan(all);
  };

  test('the page stays, and its forms say so', async ({ page }) => {
    await breakProjects(page);
    await page.goto('/nl');
    await writeMessage(page, 'Hallo');
    await expectStaticPage(page);
    await expectPage(page, '/nl');
    await expect(contactForm(page).locator('[name="message"]')).toHaveValue('Hallo');
    // The next page starts React again.
    await footerLink(page, '/nl/prijzen').click();
    await expectPage(page, '/nl/prijzen');
    await hydrated(page);
  });

  test('the next page is readable', async ({ page }) => {
    await openPage(page, '/nl/prijzen');
    await breakProjects(page);
    await footerLink(page, '/nl/projecten').click();
    await expectPage(page, '/nl/projecten');
    await expectStaticPage(page);
  });
});
