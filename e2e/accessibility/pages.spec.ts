import type { Page } from '@playwright/test';
import { languages, type Language } from '../../src/i18n/languages';
import { plainText } from '../../src/i18n/heading-marks';
import { violationsOf } from '../support/axe';
import { cutOff, scaleLetters, excess } from '../support/enlarged';
import { readWords } from '../../src/testing/content';
import { hydrated } from '../support/hydrated';
import { sitePages, unknownPage } from '../../src/testing/site';
import { expect, test } from '../support/test';

test.use({
  // A trace would keep axe's own source and a picture of the page for each of its runs.
  trace: 'off',
});

/** What a screen reader gets to know of one thing on the page. */
interface Spoken {
  role: string;
  name: string;
  level: number;
}

/** Everything on the page in the order in which it is read; the browser itself lists it level by level. */
const readPage = async (page: Page): Promise<Spoken[]> => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (id: string): Spoken[] => {
    const node = byId.get(id);
    if (!node) return [];
    const { ignored, role, name, properties, childIds = [] } = node;
    const own = {
      role: String(role?.value),
      name: String(name?.value ?? '').trim(),
      level: Number(properties?.find((property) => property.name === 'level')?.value.value),
    };
    return [...(ignored ? [] : [own]), ...childIds.flatMap(read)];
  };
  return read(nodes[0]?.nodeId ?? '');
};

const controls = [
  'button',
  'checkbox',
  'combobox',
  'link',
  'textbox',
  'radio',
  'radiogroup',
  'progressbar',
  'image',
];
const landmarks = ['banner', 'main', 'contentinfo', 'navigation', 'region', 'complementary'];

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

const words = Object.fromEntries(
  languages.map((language) => [language, new Set(textsIn(readWords(language)))]),
);

/** Words of the interface that another language has and this one has not. */
const foreignTo = (language: Language): Set<string> =>
  new Set(
    languages
      .flatMap((other) => [...(words[other] ?? [])])
      .filter((text) => !words[language]?.has(text)),
  );

const repeated = (names: string[]): string[] =>
  names.filter((name, index) => names.indexOf(name) !== index);

const problemsFor = (spoken: Spoken[], language: Language) => {
  const called = (roles: string[]) => spoken.filter(({ role }) => roles.includes(role));
  const landmarkNames = called(landmarks).map(({ role, name }) => `${role} ${name}`);
  const levels = called(['heading']).map(({ level }) => level);
  const foreign = foreignTo(language);
  return {
    nameless: called([...controls, 'navigation', 'region']).filter(({ name }) => !name),
    missingLandmarks: ['banner ', 'main ', 'contentinfo '].filter(
      (name) => !landmarkNames.includes(name),
    ),
    firstLandmark: landmarkNames[0],
    landmarksOfTheSameName: repeated(landmarkNames),
    skippedLevels: levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1),
    mainHeadings: levels.filter((level) => level === 1).length,
    wordsOfAnotherLanguage: spoken.filter(({ name }) => foreign.has(name)).map(({ name }) => name),
  };
};

const none = {
  nameless: [],
  missingLandmarks: [],
  firstLandmark: 'banner ',
  landmarksOfTheSameName: [],
  skippedLevels: [],
  mainHeadings: 1,
  wordsOfAnotherLanguage: [],
};

/** Buttons that nothing marks off from the page, where the system chooses the colours. */
const bareButtons = (page: Page) =>
  page.locator('button, label:has([type="radio"])').evaluateAll((buttons) =>
    buttons
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => {
        const ground = getComputedStyle(document.body).backgroundColor;
        if (button.querySelector(':checked'))
          return getComputedStyle(button).backgroundColor === ground;
        // Radio buttons may share an edge.
        return [button, button.closest('[role="radiogroup"]')].every(
          (box) => !box || parseFloat(getComputedStyle(box).borderBottomWidth) === 0,
        );
      })
      .map((button) => button.textContent || button.ariaLabel),
  );

/** Width, size of the letters, and what it simulates. */
const zooms = [
  [320, 1, 'zoomed to 400 %'],
  [390, 2, 'letters of 200 % on a phone'],
  [768, 2, 'letters of 200 % on a tablet'],
  [1024, 2, 'letters of 200 % on a small desk'],
  [1280, 2, 'letters of 200 %'],
] as const;

for (const { path, language, heading } of [...sitePages, unknownPage]) {
  test(`${path} is whole, has names, landmarks and heading levels, and fits when enlarged`, async ({
    page,
  }) => {
    /** On one width, axe reads the page in the one language that stands for the others: the markup is the same in all of them. */
    const inspect = async (inspected: Language) => {
      expect.soft(problemsFor(await readPage(page), language)).toEqual(none);
      if (language === inspected) expect.soft(await violationsOf(page)).toEqual([]);
    };
    const open = async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(path === unknownPage.path ? 404 : 200);
      expect(new URL(page.url()).pathname).toBe(path);
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveAttribute('href', '#main');
      await hydrated(page);
    };

    await page.setViewportSize({ width: 1440, height: 900 });
    await open();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('h1')).toHaveText(plainText(heading));
    await test.step('1440 px', () => inspect('es'));

    // Chromium 156 can crash when a page is resized whose accessibility tree was read.
    await page.goto('about:blank');
    await page.setViewportSize({ width: 320, height: 256 });
    await open();
    for (const [width, letters, name] of zooms) {
      await page.setViewportSize({ width, height: width === 320 ? 256 : 800 });
      await scaleLetters(page, letters);
      expect.soft(await excess(page), name).toBeLessThanOrEqual(0);
      expect.soft(await cutOff(page), name).toEqual([]);
    }
    await scaleLetters(page, 1);
    await page.setViewportSize({ width: 390, height: 844 });
    await test.step('390 px', () => inspect('nl'));
  });
}

test.describe('where the system chooses the colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  test('every button is seen as one', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const { path, language } of [...sitePages, unknownPage]) {
      if (language !== 'es') continue;
      await page.goto(path);
      await page.keyboard.press('Tab');
      await hydrated(page);
      expect.soft(await bareButtons(page), path).toEqual([]);
    }
  });
});
