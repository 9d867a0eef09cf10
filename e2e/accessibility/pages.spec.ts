import type { Page } from '@playwright/test';
import { languages, notFoundLanguage, type Language } from '../../src/i18n/languages';
import { violationsOf } from '../support/axe';
import { readWords } from '../../src/testing/content';
import { hydrated } from '../support/hydrated';
import { sitePages } from '../../src/testing/site';
import { expect, test } from '../support/test';

test.use({
  // Motion would only make the tests wait until everything stands where it belongs.
  contextOptions: { reducedMotion: 'reduce' },
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

for (const { path, language } of [...sitePages, { path: '/nowhere', language: notFoundLanguage }]) {
  test(`${path} has names, landmarks, heading levels and no violation of axe`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await hydrated(page);
    expect(problemsFor(await readPage(page), language), '390 px').toEqual(none);
    expect(await violationsOf(page), '390 px').toEqual([]);

    await page.setViewportSize({ width: 1440, height: 900 });
    expect(problemsFor(await readPage(page), language), '1440 px').toEqual(none);
    // The markup is the same in all languages, so the longest texts stand for the others.
    if (language === 'es') expect(await violationsOf(page), '1440 px').toEqual([]);
  });
}
