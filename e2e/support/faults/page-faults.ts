import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { deferredStyles } from '../../../src/styles/deferred';
import { interfere } from './interference';

/** Something that goes wrong in a visitor's browser; set up before the page is opened. */
export type PageFault = (page: Page) => Promise<unknown>;

const files = readdirSync('public');
const scripts = files.filter((name) => name.endsWith('.js'));

/** Scripts of the build have numbers for names, so they are found by their content. */
const scriptsWith = (text: string): string[] =>
  scripts.filter(
    (name) =>
      !/^(app|framework)-/.test(name) && readFileSync(join('public', name), 'utf8').includes(text),
  );

const abort =
  (...names: string[]): PageFault =>
  async (page) => {
    if (names.length === 0) throw new Error('There is no such file in the build.');
    await page.route(
      ({ pathname }) => names.some((name) => pathname.endsWith(name)),
      (route) => route.abort(),
    );
  };

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

/** Removes a feature from the browser. */
const without =
  (name: string): PageFault =>
  (page) =>
    page.addInitScript(`delete window.${name}; delete Object.getPrototypeOf(window).${name};`);

/** Data that makes React throw, so that a part of the page or all of it stays HTML. */
export const brokenData = {
  'a section that throws': breakData((data) => {
    data.allProject = { nodes: [null] };
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
} satisfies Record<string, PageFault>;

/** Faults that the home page has to survive, beside what interferes with every page. */
export const faults: Record<string, PageFault> = {
  ...brokenData,
  // React renders the root again, and would render the section without the server's HTML.
  'a section that throws': async (page) => {
    await interfere('an element first in the page')(page);
    await brokenData['a section that throws'](page);
  },
  'no runtime': abort(...scripts.filter((name) => name.startsWith('webpack-runtime-'))),
  'no app data': abort('/app-data.json'),
  "no script of one section, the contact form's, and no library for email": abort(
    ...scriptsWith('"from_name"'),
    ...scriptsWith('dashboard.emailjs.com'),
  ),
  'no toasts and no deferred styles': abort(
    ...scriptsWith('sonner-loading-wrapper'),
    ...files.filter((name) => name.startsWith(`${deferredStyles}.`) && name.endsWith('.css')),
  ),
  'no script of the header and none for motion': async (page) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await abort(...scriptsWith('header.openMenu'), ...scriptsWith('whileInView'))(page);
  },
  'an old browser with an extension that throws': async (page) => {
    for (const name of ['requestIdleCallback', 'IntersectionObserver']) await without(name)(page);
    await page.addInitScript(() => {
      setInterval(() => {
        throw new Error('An extension is broken.');
      }, 50);
      addEventListener('click', () => {
        throw new Error('An extension is broken.');
      });
    });
  },
};
