import { endStart } from './later/starting';
import { beginTransition, endTransition } from './view-transition';

const skipped = () => Promise.reject(new Error('The transition was skipped.'));

let shown: Promise<void> | undefined;

const startViewTransition = jest.fn((update: () => Promise<void>) => {
  shown = update();
  // As in a hidden tab: the page changes, the transition is left out.
  return { ready: skipped(), finished: skipped() };
});

const welcomeMotion = (isWelcome: boolean) =>
  Object.assign(window, { matchMedia: () => ({ matches: isWelcome }) });

beforeEach(() => {
  startViewTransition.mockClear();
  Object.assign(document, { startViewTransition });
  welcomeMotion(true);
});

// The tests stand in the order of a visit.
describe('a move to another page', () => {
  it('has no transition while the first page is taken over', async () => {
    await beginTransition('/en/pricing');
    expect(startViewTransition).not.toHaveBeenCalled();
  });

  it('fades from the one to the other, from when it may change until it is there', async () => {
    endStart();
    await beginTransition('/en/pricing');
    expect(startViewTransition).toHaveBeenCalledTimes(1);

    let isOver = false;
    void shown?.then(() => {
      isOver = true;
    });
    await Promise.resolve();
    expect(isOver).toBe(false);
    endTransition();
    await shown;
    expect(isOver).toBe(true);
  });

  it('gives the frames back when the browser does not wait any longer', async () => {
    const frames = window.requestAnimationFrame;
    let giveUp: (reason: Error) => void = () => undefined;
    const ready = new Promise((_, reject) => (giveUp = reject));
    startViewTransition.mockImplementationOnce((update) => {
      shown = update();
      return { ready, finished: ready } as ReturnType<typeof startViewTransition>;
    });
    await beginTransition('/en/about');
    expect(window.requestAnimationFrame).not.toBe(frames);
    giveUp(new Error('The page took too long.'));
    await expect(ready).rejects.toThrow();
    expect(window.requestAnimationFrame).toBe(frames);
    endTransition();
  });

  it('changes at once for a visitor who does not want motion', async () => {
    welcomeMotion(false);
    await beginTransition('/en/pricing');
    expect(startViewTransition).not.toHaveBeenCalled();
  });

  it('changes at once within a page', async () => {
    await beginTransition(`${window.location.pathname}#contact`);
    expect(startViewTransition).not.toHaveBeenCalled();
  });

  it('changes at once in a browser that knows no transitions', async () => {
    Reflect.deleteProperty(document, 'startViewTransition');
    await expect(beginTransition('/en/pricing')).resolves.toBeUndefined();
  });
});
