import { freshVisitAttribute } from './names';

/**
 * Renders the whole page, in its real height, so that the way back leads to the same place. What is
 * in the middle of the screen stays there.
 */
export const renderWholePage = (): void => {
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const top = (): number => seen?.getBoundingClientRect().top ?? 0;
  const before = top();
  document.documentElement.removeAttribute(freshVisitAttribute);
  scrollBy({ top: top() - before, behavior: 'instant' });
};
