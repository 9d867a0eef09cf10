import type { Page } from '@playwright/test';
import { languages, type Language } from '../../src/i18n/languages';
import { readWords } from '../../src/testing/content';
import { hydrated } from '../support/hydrated';
import { sitePages } from '../../src/testing/site';
import { expect, test } from '../support/test';

test.use({ trace: 'off' });

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

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  for (const language of languages) {
    test(`the ${language} pages have a complete accessibility tree at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const foreign = foreignTo(language);
      for (const { path } of sitePages.filter((route) => route.language === language)) {
        await page.goto(path);
        await hydrated(page);
        const spoken = await readPage(page);
        const called = (roles: string[]) => spoken.filter(({ role }) => roles.includes(role));

        const nameless = called([...controls, 'navigation', 'region']).filter(({ name }) => !name);
        expect(nameless, `${path}: without a name`).toEqual([]);

        const places = called(landmarks).map(({ role, name }) => `${role} ${name}`);
        expect(places[0], path).toBe('banner ');
        expect(places, path).toContain('main ');
        expect(places, path).toContain('contentinfo ');
        expect(repeated(places), `${path}: places with the same name`).toEqual([]);

        const levels = called(['heading']).map(({ level }) => level);
        const leaps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
        expect(leaps, `${path}: levels of headings that are leapt to`).toEqual([]);
        expect(
          levels.filter((level) => level === 1),
          path,
        ).toHaveLength(1);

        const strange = spoken.filter(({ name }) => foreign.has(name)).map(({ name }) => name);
        expect(strange, `${path}: words of another language`).toEqual([]);
      }
    });
  }
}
