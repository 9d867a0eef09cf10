import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Something that goes wrong in a visitor's browser; set up before the page is opened. */
export type PageFault = (page: Page) => Promise<unknown>;

const scripts = readdirSync('public').filter((name) => name.endsWith('.js'));

/** Scripts of the build have numbers for names, so they are found by their content. */
const scriptsWith = (text: string): string[] =>
  scripts.filter(
    (name) =>
      !/^(app|framework)-/.test(name) && readFileSync(join('public', name), 'utf8').includes(text),
  );

const abort =
  (...names: string[]): PageFault =>
  async (page) => {
    if (names.length === 0) throw new Error('There is no such script in the build.');
    await page.route(
      ({ pathname }) => names.some((name) => pathname.endsWith(name)),
      (route) => route.abort(),
    );
  };

/** Responds like a network that requires a sign-in. */
const answerWithPage =
  (start: string): PageFault =>
  (page) =>
    page.route(
      ({ pathname }) => pathname.startsWith(`/${start}`) && pathname.endsWith('.js'),
      (route) => route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><p>Sign in' }),
    );

const abortNamed = (start: string) => abort(...scripts.filter((name) => name.startsWith(start)));

type PageData = { result: { data: Record<string, unknown> } };

/** Sends data that make components throw when React renders them. */
const breakData =
  (spoil: (data: PageData['result']['data']) => void): PageFault =>
  (page) =>
    page.route('**/page-data.json', (route) => {
      const file = join('public', new URL(route.request().url()).pathname);
      const json: PageData = JSON.parse(readFileSync(file, 'utf8'));
      spoil(json.result.data);
      return route.fulfill({ json });
    });

const inPage =
  (script: () => void): PageFault =>
  (page) =>
    page.addInitScript(script);

/** Runs when the HTML is parsed, before any of the site's scripts. */
const beforeScripts =
  (script: string): PageFault =>
  (page) =>
    page.addInitScript(`addEventListener('DOMContentLoaded', () => { ${script} })`);

const blockStorage = inPage(() => {
  for (const storage of ['sessionStorage', 'localStorage']) {
    Object.defineProperty(window, storage, {
      configurable: true,
      get: () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  }
});

/** Removes a feature from the browser. */
const without =
  (name: string, owner = 'window'): PageFault =>
  (page) =>
    page.addInitScript(`delete ${owner}.${name}; delete Object.getPrototypeOf(${owner}).${name};`);

/** What a translator does: it wraps each text in two elements and removes the text node that React knows. */
export const translate = `
  const walker = document.createTreeWalker(document.getElementById('___gatsby'), NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement.closest('noscript, script, style, option, textarea, svg, font')) continue;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstChild.textContent = text.data;
    text.replaceWith(outer);
  }`;

/** Every fault that the home page has to survive. */
export const faults: Record<string, PageFault> = {
  'no framework': abortNamed('framework-'),
  'no runtime': abortNamed('webpack-runtime-'),
  'no app script': abortNamed('app-'),
  'a page in the place of the app script': answerWithPage('app-'),
  'no script of the page': abortNamed('component---src-templates-home'),
  'no page data': abort('/page-data.json'),
  'no app data': abort('/app-data.json'),
  "no script of one section, the contact form's": abort(...scriptsWith('"from_name"')),
  'no script of the header': abort(...scriptsWith('header.openMenu')),
  'no library for e-mail': abort(...scriptsWith('dashboard.emailjs.com')),
  'no toasts': abort(...scriptsWith('sonner-loading-wrapper')),
  'no motion': abort(...scriptsWith('whileInView')),
  'a section that throws': breakData((data) => {
    if ('allProject' in data) data.allProject = { nodes: [null] };
  }),
  'sections that all throw': breakData((data) => {
    for (const [name, value] of Object.entries(data)) {
      if (typeof value !== 'object' || value === null) continue;
      if ('heading' in value) data[name] = { ...value, heading: null };
    }
  }),
  'header and footer that throw': breakData((data) => {
    data.info = { ...Object(data.info), wordmark: null };
  }),
  'a layout that throws': breakData((data) => {
    data.pages = { nodes: [null] };
  }),
  'blocked storage': blockStorage,
  'no clipboard': without('clipboard', 'navigator'),
  'no requestIdleCallback': without('requestIdleCallback'),
  'no IntersectionObserver': without('IntersectionObserver'),
  'an extension that throws': inPage(() => {
    setInterval(() => {
      throw new Error('An extension is broken.');
    }, 50);
    addEventListener('click', () => {
      throw new Error('An extension is broken.');
    });
  }),
  'an extension that marks and adds to html and body': beforeScripts(`
    document.documentElement.setAttribute('data-extension', '1');
    document.body.setAttribute('cz-shortcut-listen', 'true');
    document.body.prepend(document.createElement('extension-bar'));
    document.body.append(document.createElement('iframe'));`),
  'an extension that marks and adds to the fields': beforeScripts(`
    for (const field of document.querySelectorAll('input, textarea')) {
      field.setAttribute('data-extension', '1');
      field.style.backgroundImage = 'none';
      field.after(document.createElement('extension-icon'));
    }`),
  'a translator that is first': beforeScripts(translate),
};
