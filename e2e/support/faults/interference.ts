import type { Page } from '@playwright/test';

/** Something that an extension, a translator or a bad connection does before the page's scripts run. */
export type Interference = (page: Page) => Promise<unknown>;

/** Keeps back every script until the test calls what this returns. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.fallback().catch(() => undefined);
  });
  return release;
};

const answer =
  (pattern: RegExp, response: { status?: number; contentType?: string; body?: string }) =>
  (page: Page) =>
    page.route(pattern, (route) => route.fulfill(response));

const abort = (pattern: RegExp) => (page: Page) => page.route(pattern, (route) => route.abort());

/** What extensions and translators do to the document; each function runs in the page. */
export const documentChanges = {
  'a translated text at the root': () => {
    const link = document.querySelector('a[href="#main"]');
    if (link) link.textContent = link.textContent.split('').reverse().join('');
  },
  'every text put into elements, as translators do': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('noscript, script, style, option, svg'))
        continue;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      if (outer.firstChild) outer.firstChild.textContent = text.data;
      text.replaceWith(outer);
    }
  },
  'every text translated in its place': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest('noscript, script, style'))
        text.data = text.data.split('').reverse().join('');
    }
  },
  'an element first in the page': () =>
    document.getElementById('gatsby-focus-wrapper')?.prepend(document.createElement('x-bar')),
  'elements in html and body': () => {
    document.documentElement.setAttribute('data-extension', '1');
    document.body.prepend(document.createElement('x-bar'));
    document.body.append(document.createElement('x-bar'));
  },
  'an element beside every field': () => {
    for (const field of document.querySelectorAll('input, textarea, select'))
      field.after(document.createElement('x-icon'));
  },
  'an element in every list and section': () => {
    for (const list of document.querySelectorAll('ul, section'))
      list.append(document.createElement('x-mark'));
  },
  'all pictures removed': () => {
    for (const picture of document.querySelectorAll('picture, img')) picture.remove();
  },
  'attributes changed': () => {
    for (const element of document.querySelectorAll('a, input, textarea, section, h1, h2')) {
      element.setAttribute('data-extension', '1');
      element.setAttribute('style', 'outline: 0');
    }
  },
} satisfies Record<string, () => void>;

export type DocumentChange = keyof typeof documentChanges;

/** Changes the document when its HTML is parsed, before any interaction. */
export const interfere =
  (...changes: DocumentChange[]): Interference =>
  async (page) => {
    for (const change of changes)
      await page.addInitScript(
        `addEventListener('DOMContentLoaded', ${documentChanges[change].toString()})`,
      );
  };

// Object.keys() loses the names' type.
const changes = Object.keys(documentChanges) as DocumentChange[];

const inIslands: DocumentChange[] = [
  'an element beside every field',
  'an element in every list and section',
  'all pictures removed',
  'attributes changed',
];

/** Changes that a page can have at once. After one of its root React renders everything again, and none of those in islands would be left. */
export const changesAtOnce = {
  'all changes inside of islands': inIslands,
  'all other changes': changes.filter((change) => !inIslands.includes(change)),
};

export const interferencesAtOnce: Record<string, Interference> = Object.fromEntries(
  Object.entries(changesAtOnce).map(([name, together]) => [name, interfere(...together)]),
);

/** Requests for the data of pages. */
export const pageData = /\/page-data\.json$/;

/** What keeps React from starting, or from starting in time: the page stays HTML and still works. */
export const missingScripts = {
  'no app script': abort(/\/app-[0-9a-f]+\.js$/),
  'no script of the template': abort(/\/component---/),
  'a page in the place of a script': answer(/\/framework-[0-9a-f]+\.js$/, {
    contentType: 'text/html',
    body: '<!DOCTYPE html><p>Sign in',
  }),
  'page data that fails': answer(pageData, { status: 500, body: '' }),
  'scripts that never come': (page: Page) => page.route(/\.js$/, () => undefined),
} satisfies Record<string, Interference>;

const blockStorage: Interference = (page) =>
  page.addInitScript(() => {
    for (const storage of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, storage, {
        configurable: true,
        get: () => {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    }
  });

/** Every kind of interference that a page has to survive. */
export const interferences: Record<string, Interference> = {
  ...Object.fromEntries(changes.map((name) => [name, interfere(name)])),
  ...missingScripts,
  'storage that throws': blockStorage,
};
