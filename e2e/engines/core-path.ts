import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { enumValue } from '../../plugins/gatsby-source-content/enum-value';
import { formatPrice } from '../../plugins/gatsby-source-content/content-types/format-price';
import { languages } from '../../src/i18n/languages';
import { readEntries } from '../../src/testing/content';
import { pricedPlan } from '../../src/testing/plans';
import { languageName, routes, unknownPage, word } from '../../src/testing/site';
import { documentChanges } from '../support/faults/document-changes';
import { markReady, readyRoot } from '../support/react-ready';
import { headingAt } from '../support/page-heading';
import { message } from '../support/contact-form';
import { chosenCategory } from '../support/projects';
import type { Engine } from './engine';
import { inlineScriptPath } from './violations';

/** What a step of the core path works with. */
export interface Visit {
  engine: Engine;
  /** Origin of the site. */
  site: string;
  /** What the outbox has received: the parameters of each message. */
  messages: () => Promise<Record<string, string>[]>;
  /** What the policy for content has refused so far. */
  refused: readonly string[];
}

interface Step {
  name: string;
  run: (visit: Visit) => Promise<void>;
}

const timeout = 15_000;

/** Polls until the result is the expected one. @throws When it is not in time. */
const expectSoon = async (ask: () => Promise<unknown>, expected: unknown): Promise<void> => {
  const end = Date.now() + timeout;
  for (;;) {
    const answer = await ask().catch((error: unknown) => String(error));
    if (isDeepStrictEqual(answer, expected)) return;
    if (Date.now() > end) {
      throw new Error(`Expected ${JSON.stringify(expected)}, got ${JSON.stringify(answer)}.`);
    }
    await wait(100);
  }
};

const expectPage = async ({ engine }: Visit, path: string, lang: string): Promise<void> => {
  await expectSoon(async () => new URL(await engine.address()).pathname, path);
  await expectSoon(() => engine.read(`//html[@lang="${lang}"]//h1`), [headingAt(path)]);
};

const buttonWith = (text: string): string =>
  `//button[contains(@aria-label, "${text}") or contains(normalize-space(), "${text}")]`;

const radioWith = (text: string): string =>
  `//label[contains(normalize-space(), "${text}")]/input[@type="radio"]`;

const wide = [1300, 900] as const;

const plan = pricedPlan.name.en;
const { yearly } = pricedPlan.price;
const planItem = `//li[.//*[self::h2 or self::h3][normalize-space()="${plan}"]]`;

const projects = readEntries('Project');

/** What a visitor does on the site, the same in every engine. */
export const corePath: readonly Step[] = [
  ...languages.map((language) => ({
    name: `the ${language} home page opens`,
    run: async (visit: Visit) => {
      await visit.engine.resize(...wide);
      await visit.engine.open(visit.site + routes.pathOf('home', language));
      await expectPage(visit, routes.pathOf('home', language), language);
    },
  })),
  {
    name: 'the menu of a narrow screen opens and leads on',
    run: async (visit) => {
      const { engine, site } = visit;
      await engine.resize(500, 900);
      await engine.open(site + routes.pathOf('home', 'nl'));
      await engine.click(buttonWith(word('nl', 'common', 'header.openMenu')));
      await engine.click(`//dialog//a[@href="${routes.pathOf('about', 'nl')}"]`);
      await expectPage(visit, routes.pathOf('about', 'nl'), 'nl');
      await engine.resize(...wide);
    },
  },
  {
    name: 'the language switcher leads to the same page in another language',
    run: async (visit) => {
      const { engine, site } = visit;
      await engine.open(site + routes.pathOf('services', 'en'));
      await engine.click('//header//button[@popovertarget="languages"]');
      await engine.click(`//*[@id="languages"]//a[contains(., "${languageName('es')}")]`);
      await expectPage(visit, routes.pathOf('services', 'es'), 'es');
    },
  },
  {
    name: 'a link moves to another page',
    run: async (visit) => {
      const { engine, site } = visit;
      await engine.open(site + routes.pathOf('home', 'en'));
      await engine.click(`//header//nav//a[@href="${routes.pathOf('technology', 'en')}"]`);
      await expectPage(visit, routes.pathOf('technology', 'en'), 'en');
    },
  },
  {
    name: 'the filter shows the projects of a category',
    run: async ({ engine, site }) => {
      await engine.open(site + routes.pathOf('projects', 'en'));
      await engine.click(radioWith(word('en', 'projects', `categories.${chosenCategory}`)));
      const titles = async () =>
        (await engine.read('//main//*[self::h2 or self::h3]')).filter((text) =>
          projects.some(({ title }) => title === text),
        );
      const left = projects.filter(({ category }) => enumValue(category) === chosenCategory);
      await expectSoon(async () => (await titles()).sort(), left.map(({ title }) => title).sort());
    },
  },
  {
    name: 'the toggle shows the yearly prices, and a plan opens its dialog',
    run: async ({ engine, site }) => {
      await engine.open(site + routes.pathOf('pricing', 'en'));
      await engine.click(radioWith(word('en', 'pricing', 'billing.yearly')));
      const shown = async () =>
        (await engine.read(`${planItem}//span`)).includes(formatPrice(yearly, 'en'));
      await expectSoon(shown, true);
      await engine.click(`${planItem}//button`);
      await expectSoon(
        () => engine.read('//dialog//h2'),
        [word('en', 'pricing', 'dialog.heading')],
      );
    },
  },
  {
    name: 'a contact message arrives',
    run: async ({ engine, site, messages }) => {
      await engine.open(site + routes.pathOf('contact', 'es'));
      await engine.type('//input[@name="from_name"]', message.from_name);
      await engine.type('//main//input[@name="from_email"]', message.from_email);
      await engine.type('//textarea', 'Hola');
      await engine.click('//main//form//button[@type="submit"]');
      await expectSoon(async () => {
        const [received, ...others] = await messages();
        return [received?.from_name, received?.from_email, received?.message, others.length];
      }, [message.from_name, message.from_email, 'Hola', 0]);
      const toast = async () =>
        (await engine.read('//*[@data-sonner-toast]')).some((text) =>
          text.includes(word('es', 'contact', 'form.success')),
        );
      await expectSoon(toast, true);
    },
  },
  {
    name: 'an unknown address shows the Spanish 404 page, which leads home',
    run: async (visit) => {
      await visit.engine.open(`${visit.site}${unknownPage.path}`);
      await expectSoon(async () => (await visit.engine.read('//html[@lang="es"]//h1')).length, 1);
      await visit.engine.click('//main//a[@href="/"]');
      await expectPage(visit, routes.pathOf('home', 'en'), 'en');
    },
  },
  ...(
    ['every text put into elements, as translators do', 'an element first in the page'] as const
  ).map((change) => ({
    name: `a page with ${change} keeps its text, and its forms work`,
    run: async ({ engine, site }: Visit) => {
      await engine.open(site + routes.pathOf('pricing', 'nl'));
      await engine.run(`(${markReady.toString()})()`);
      await engine.run(`(${documentChanges[change].toString()})()`);
      const count = () => engine.run("return document.querySelectorAll('main :is(p, li)').length");
      const before = await count();
      // Drivers lose an element that React replaces while they move the pointer to it.
      await engine.run("document.querySelector('footer form button').click()");
      const missing = word('nl', 'common', 'newsletter.empty');
      const showsError = async () =>
        (await engine.read('//footer//form')).some((text) => text.includes(missing));
      await expectSoon(showsError, true);
      const isReady = `return document.querySelector('${readyRoot}') !== null`;
      await expectSoon(() => engine.run(isReady), true);
      await expectSoon(count, before);
    },
  })),
  {
    name: 'the policy for content has refused nothing on the way',
    run: async ({ refused }) => expectSoon(async () => refused, []),
  },
  {
    name: 'the policy for content refuses a script that is not the site’s',
    run: async ({ engine, site, refused }) => {
      await engine.open(site + inlineScriptPath);
      await expectSoon(async () => refused.length > 0, true);
      await expectSoon(() => engine.read('//h1'), ['x']);
    },
  },
];
