import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Half as long as the file that is meant to be read, which would be sent to every page. */
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 up to AA and axe's best practices; no rule of them is switched off. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Colours are wrong half-way through a fade. Spinners and scroll-driven animations never finish.
 */
const atRest = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(
        ({ effect, timeline }) =>
          timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      )
      .map(({ finished }) => finished),
  );

/**
 * Runs axe on the page as it is now, or, to save time, on the parts that a selector names. Its
 * source is evaluated, because the site's policy refuses an added script.
 * @returns A line for each element that breaks a rule.
 */
export const violationsOf = async (page: Page, part = 'html'): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await page.evaluate(atRest);
  return page.evaluate(
    async ({ part, values }) => {
      const { violations } = await window.axe.run(part, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
      );
    },
    { part, values: tags },
  );
};
