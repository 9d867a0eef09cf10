import { hasMoved } from './starting';

/** What was written into parts that are not alive yet is kept nowhere else. */
const written =
  '[data-part]:not([data-live]) :is([type=email], [type=text], textarea):not(:placeholder-shown)';

let leaving = false;

/**
 * Whether a page that has just been asked for belongs to a build that another one has taken the place of. The same page asked for once
 * more has then what is missing, and nothing is lost.
 */
const isOutdated = async (): Promise<boolean> => {
  // The DOM's types do not say what kind of entry goes with which name.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'reload') return false;
  const answer = await fetch('/page-data/app-data.json', { cache: 'no-store' });
  const { webpackCompilationHash: newest } = await answer.json();
  return newest !== window.___webpackCompilationHash && !document.querySelector(written);
};

/**
 * Goes on without the behaviour of a place. What the server has sent, or what was alive before, stays as it is, and the script in the
 * page's own HTML treats it like a page without scripts. A page that was moved to has nothing to keep yet, so it is asked for in full,
 * where there is a line; so is one of a build that was replaced, unless the visitor is about to leave it.
 *
 * @param error Why it is missing, for the console.
 * @param place The part of the page, or an element around all of them; null when it was not even there yet.
 */
export const giveUp = (error: unknown, place: HTMLElement | null): void => {
  reportError(error);
  const isLive = place?.matches('[data-part][data-live]');
  if (hasMoved() && navigator.onLine && !isLive) return window.location.reload();
  place?.dispatchEvent(new Event('part-failed', { bubbles: true }));
  if (isLive) return;
  onbeforeunload = () => {
    leaving = true;
  };
  isOutdated().then(
    (outdated) => outdated && !leaving && window.location.reload(),
    () => undefined,
  );
};
