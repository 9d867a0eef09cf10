import {
  failedEvent,
  fallbackEvent,
  renderedEvent,
  startedEvent,
  touchedAttribute,
} from '../attributes';
import { ownListeners, watchFirstPaint } from '../../testing';

const scripts = '<script src="/framework.js" async></script><script src="/app.js" async></script>';

const page = `<div data-island><form method="post"><button>Send</button></form></div>
  <template id="island-scripts"><script>window.build = 'here'</script>${scripts}</template>`;

const started = () =>
  [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));

const prefetched = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map(({ href }) =>
    href.replace(window.location.origin, ''),
  );

/** Longer than a frame and the timers after it. */
const settle = () => jest.advanceTimersByTimeAsync(100);

const load = async (html = page) => {
  document.head.innerHTML = '';
  document.body.innerHTML = html;
  window.pagePath = '/';
  // A module runs once, and each test is a page of its own.
  await jest.isolateModulesAsync(async () => {
    await import('./start');
  });
  window.addEventListener(fallbackEvent, fallBack);
};

/** The page is loaded, and the first interaction submits its form. */
const submitFirst = async (pagePath = '/') => {
  await load();
  window.pagePath = pagePath;
  document.querySelector('form')?.requestSubmit();
  await settle();
};

/** The page has loaded and is painted. */
const show = async () => {
  await load();
  window.dispatchEvent(new Event('load'));
  paint();
  await settle();
};

let removeListeners = () => {};
const fallBack = jest.fn();
let paint = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  removeListeners = ownListeners();
  fallBack.mockClear();
  // jsdom knows no links that it could support.
  Object.assign(DOMTokenList.prototype, { supports: () => true });
  paint = watchFirstPaint();
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => setTimeout(callback),
    ___webpackCompilationHash: 'this build',
    fetch: jest.fn(async () => ({
      json: async () => ({ webpackCompilationHash: 'this build' }),
    })),
  });
});

afterEach(() => {
  jest.useRealTimers();
  removeListeners();
  jest.restoreAllMocks();
});

// Moves and releases of the pointer follow below.
it.each(['mouseup', 'touchend', 'keydown', 'focusin', 'scroll', 'input', 'change', 'click'])(
  'starts the framework on a first %s, trusted or not, and once only',
  async (type) => {
    await load();
    await settle();
    expect(started()).toEqual([]);
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    await settle();
    expect(started()).toEqual(['/framework.js', '/app.js']);
    // It asks the server itself, not its own cache, whether a new build was deployed.
    expect(jest.mocked(window.fetch).mock.calls).toEqual([
      ['/page-data/app-data.json', { cache: 'no-cache' }],
    ]);
    // No island was used.
    expect(document.querySelector(`[${touchedAttribute}]`)).toBeNull();
  },
);

it.each([
  ['pointermove', 40, 51],
  ['mousemove', 41, 50],
  ['pointerup', 40, 50],
])(
  'starts for a %s to %s, %s, not for a pointer that rests at 40, 50',
  async (type, clientX, clientY) => {
    await load();
    const dispatch = (name: string, position: MouseEventInit) =>
      document.body.dispatchEvent(new MouseEvent(name, { bubbles: true, ...position }));
    for (const name of ['pointermove', 'mousemove', 'pointermove'])
      dispatch(name, { clientX: 40, clientY: 50 });
    await settle();
    expect(started()).toEqual([]);
    dispatch(type, { clientX, clientY });
    await settle();
    expect(started()).toEqual(['/framework.js', '/app.js']);
  },
);

it('starts, and marks the island that was used, although a script of the page stops the event', async () => {
  await load();
  const button = document.querySelector('button');
  button?.addEventListener('click', (event) => {
    event.preventDefault();
    event.stopPropagation();
  });
  button?.click();
  expect(button?.closest(`[${touchedAttribute}]`)).toBe(document.querySelector('[data-island]'));
  await settle();
  expect(started()).toEqual(['/framework.js', '/app.js']);
});

it('does nothing on a page without scripts, as in development', async () => {
  await load('<p>Hello</p>');
  document.body.click();
  await settle();
  expect(started()).toEqual([]);
  expect(window.fetch).not.toHaveBeenCalled();
});

it('starts where no response reports whether a new build was deployed', async () => {
  jest.mocked(window.fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  await submitFirst();
  expect(await window.___isStale).toBe(false);
  expect(started()).toEqual(['/framework.js', '/app.js']);
  expect(fallBack).not.toHaveBeenCalled();
});

it('fetches the framework when the page is painted and the browser is idle, and runs nothing', async () => {
  await load();
  window.dispatchEvent(new Event('load'));
  await settle();
  expect(prefetched()).toEqual([]);
  paint();
  await settle();
  expect(prefetched()).toEqual(['/framework.js', '/app.js']);
  expect(started()).toEqual([]);
});

it('fetches it with fetch() in Safari, which ignores such links and has no idle callbacks', async () => {
  Object.assign(DOMTokenList.prototype, { supports: () => false });
  Object.assign(window, { requestIdleCallback: undefined });
  await show();
  expect(window.fetch).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(jest.mocked(window.fetch).mock.calls).toEqual([
    ['/framework.js', { priority: 'low' }],
    ['/app.js', { priority: 'low' }],
  ]);
  expect(prefetched()).toEqual([]);
  expect(started()).toEqual([]);
});

it('prefetches nothing for visitors who save data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  await show();
  expect(prefetched()).toEqual([]);
  Object.assign(navigator, { connection: undefined });
});

it('starts nothing at an address that Gatsby cannot start at', async () => {
  const onFirstInteraction = jest.fn();
  window.addEventListener(startedEvent, onFirstInteraction);
  await submitFirst('/en');
  expect(started()).toEqual([]);
  expect(fallBack).toHaveBeenCalledTimes(1);
  expect(onFirstInteraction).toHaveBeenCalledTimes(1);
});

it('keeps a page of an old build as HTML', async () => {
  window.___webpackCompilationHash = 'an old build';
  await submitFirst();
  expect(await window.___isStale).toBe(true);
  expect(fallBack).toHaveBeenCalledTimes(1);
});

describe('a script that does not run', () => {
  const throwIn = (filename: string) =>
    window.dispatchEvent(
      new ErrorEvent('error', { filename: new URL(filename, location.href).href }),
    );

  const rejectWith = (message: string) =>
    window.dispatchEvent(
      Object.assign(new Event('unhandledrejection'), { reason: new Error(message) }),
    );

  const failToFetch = () =>
    document.querySelector('script[src]')?.dispatchEvent(new Event('error'));

  /** React also reports what it has recovered from; here in another island than the form's. */
  const throwBefore = (type: string) => {
    throwIn('/app.js');
    document.head.dispatchEvent(new Event(type, { bubbles: true }));
  };

  it.each<[what: string, count: number, happen: () => unknown]>([
    ['it cannot be fetched', 1, failToFetch],
    ['a page came in its place', 1, () => throwIn('/app.js')],
    ['Gatsby finds no page', 1, () => rejectWith('page resources for /en not found.')],
    ['a chunk does not load', 1, () => rejectWith('Loading chunk 5 failed.')],
    ['an extension rejects a promise', 0, () => rejectWith('No port.')],
    ['an extension throws', 0, () => throwIn('https://extension.example/a.js')],
    ['it throws and React has rendered an island', 0, () => throwBefore(renderedEvent)],
    ['it throws and React has failed in an island', 0, () => throwBefore(failedEvent)],
  ])('when %s: %d forms fall back', async (_what, count, happen) => {
    await submitFirst();
    happen();
    await settle();
    expect(fallBack).toHaveBeenCalledTimes(count);
  });
});
