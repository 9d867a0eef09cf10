import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** WCAG 2.2 up to AA, and what axe holds to be good practice besides. No rule of them is switched off. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Half-way through a fade every colour is wrong. A spinner never comes to rest, nor does what moves with the scrolling. */
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
 * Runs axe on what the page shows at this moment.
 *
 * Its source is evaluated rather than added as a script, which the site's own security policy would refuse.
 *
 * @returns A line for each element that breaks a rule.
 */
export const violationsOf = async (page: Page): Promise<string[]> => {
  await page.evaluate(`window.axe ??= (() => { ${axe.source}; return window.axe; })()`);
  await page.evaluate(atRest);
  const { violations } = await page.evaluate(
    (values) => window.axe.run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'] }),
    tags,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
  );
};
