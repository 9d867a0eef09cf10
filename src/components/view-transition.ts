import { isStarting } from './later/starting';

let arrive: (() => void) | undefined;

const { requestAnimationFrame } = window;

/** The browser draws no frames while it waits for the next page, but Gatsby's router waits for one before it puts the page there. */
const goOnWithoutFrames = () => {
  window.requestAnimationFrame = (callback) => window.setTimeout(callback, 0, performance.now());
};

const isWelcome = (path: string): boolean =>
  !isStarting() &&
  'startViewTransition' in document &&
  new URL(path, window.location.href).pathname !== window.location.pathname &&
  window.matchMedia('(prefers-reduced-motion: no-preference)').matches;

const goOnWithFrames = () => {
  window.requestAnimationFrame = requestAnimationFrame;
};

const ignoreSkipped = () => undefined;

/**
 * Lets the browser keep a picture of the page that the visitor leaves, which it fades into the next one (`styles/global.css`).
 *
 * @param path Where the visitor goes. Moves within a page, and visitors who do not want motion, get no transition.
 * @returns Settles when the next page may be put on the screen; `endTransition` must then tell that it is there.
 */
export const beginTransition = (path: string): Promise<void> =>
  new Promise((begin) => {
    if (!isWelcome(path)) {
      begin();
      return;
    }
    const { ready, finished } = document.startViewTransition(() => {
      goOnWithoutFrames();
      begin();
      return new Promise<void>((resolve) => {
        arrive = resolve;
      });
    });
    // A browser may leave a transition out, in a hidden tab for instance, or not wait any longer; the page changes all the same.
    ready.catch(goOnWithFrames);
    finished.catch(ignoreSkipped);
  });

/** Tells that the next page is on the screen. */
export const endTransition = (): void => {
  if (!arrive) return;
  goOnWithFrames();
  arrive();
  arrive = undefined;
};
