import { languages } from '../../src/i18n/languages';
import { routes } from '../../src/testing/site';
import { expect, test } from '../support/test';

/** With fewer characters of one kind, the ratio would depend on these more than on the fonts. */
const fewest = 100;

test('text takes as much room in the fallback fonts as in the final ones', async ({ page }) => {
  const widths: Record<string, { characters: number; fallback: number; font: number }> = {};
  for (const language of languages) {
    await page.goto(routes.pathOf('home', language));
    const texts = await page
      .locator('main :is(h1 span, h2 span, h3, p)')
      .evaluateAll(async (all) => {
        await Promise.all(Array.from(document.fonts, (face) => face.load().catch(() => undefined)));
        return all.map((element) => {
          const { fontFamily, fontStretch, fontWeight } = getComputedStyle(element);
          const line = document.createElement('span');
          line.textContent = element.textContent;
          line.style.cssText = `position: absolute; white-space: nowrap; font: ${fontWeight} 100px ${fontFamily}`;
          line.style.fontStretch = fontStretch;
          document.body.append(line);
          const font = line.offsetWidth;
          const [name = '', ...fallbacks] = fontFamily.split(',');
          line.style.fontFamily = fallbacks.join();
          const fallback = line.offsetWidth;
          line.remove();
          const kind = `${name} ${fontWeight} ${fontStretch}`;
          return { kind, characters: line.textContent.length, font, fallback };
        });
      });
    for (const { kind, characters, font, fallback } of texts) {
      const sum = (widths[kind] ??= { characters: 0, fallback: 0, font: 0 });
      sum.characters += characters;
      sum.font += font;
      sum.fallback += fallback;
    }
  }
  const kinds = Object.entries(widths).filter(([, { characters }]) => characters >= fewest);
  expect(kinds.length).toBeGreaterThan(5);
  for (const [kind, { font, fallback }] of kinds)
    expect.soft(Math.abs(fallback / font - 1), kind).toBeLessThan(0.03);
});
