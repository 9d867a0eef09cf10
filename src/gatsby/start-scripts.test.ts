import { markLive } from '../components/later/mark-live';
import { startScripts } from './start-scripts';

const canStart = jest.fn(() => true);

const sources = ['/framework.js', '/app.js'];

const page = `
  <div data-part id="part">
    <button type="button">Menu</button>
    <noscript></noscript>
    <form><input name="from_email"><button type="submit" name="go">Send</button></form>
  </div>
  <div data-part id="other"><form><button type="submit">Send</button></form></div>
  <button type="button" id="outside">Top</button>
`;

const started = () =>
  [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));

const find = <Kind extends Element>(selector: string): Kind => {
  const element = document.querySelector<Kind>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};

const part = () => find<HTMLElement>('#part');
const button = () => find<HTMLButtonElement>('#part > button');
const form = () => find<HTMLFormElement>('form');
const failPart = () => part().dispatchEvent(new Event('part-failed', { bubbles: true }));

let idle: (() => void)[] = [];
let paint: (name: string) => void = () => {};
let frames: FrameRequestCallback[] = [];

/** Listeners stay on the window from test to test, so each test takes its own away again. */
let listeners: [EventTarget, Parameters<EventTarget['addEventListener']>][] = [];

beforeEach(() => {
  document.body.innerHTML = page;
  for (const mark of ['data-live', 'data-failed']) document.body.removeAttribute(mark);
  document.documentElement.removeAttribute('data-touched');
  idle = [];
  frames = [];
  paint = () => {};
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => idle.push(callback),
    requestAnimationFrame: (callback: FrameRequestCallback) => frames.push(callback),
    // jsdom paints nothing, and has no such thing.
    PerformanceObserver: class {
      constructor(private readonly heard: (entries: object, observer: object) => void) {}
      observe = () => {
        paint = (painted) =>
          this.heard(
            { getEntriesByName: (name: string) => [name].filter(() => name === painted) },
            { disconnect: () => undefined },
          );
      };
    },
  });
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    jest
      .spyOn(target, 'addEventListener')
      .mockImplementation((...rest: Parameters<EventTarget['addEventListener']>) => {
        listeners.push([target, rest]);
        if (rest[1]) add(rest[0], rest[1], rest[2]);
      });
  }
  startScripts(sources, canStart);
});

afterEach(() => {
  for (const [target, rest] of listeners) target.removeEventListener(...rest);
  listeners = [];
  jest.restoreAllMocks();
});

describe('startScripts', () => {
  it('starts nothing before the first view was painted and the browser is idle', () => {
    expect(started()).toEqual([]);
    window.dispatchEvent(new Event('load'));
    for (const painted of ['first-paint', 'first-contentful-paint']) {
      expect(started()).toEqual([]);
      expect(frames).toEqual([]);
      paint(painted);
    }
    frames.forEach((callback) => callback(0));
    expect(started()).toEqual([]);
    idle.forEach((callback) => callback());
    expect(started()).toEqual(sources);
  });

  it.each(['pointerdown', 'touchstart', 'keydown', 'pointermove', 'scroll'])(
    'starts at once, and once only, on %s',
    (type) => {
      window.dispatchEvent(new Event(type));
      expect(started()).toEqual(sources);
      window.dispatchEvent(new Event(type));
      window.dispatchEvent(new Event('load'));
      paint('first-contentful-paint');
      [...frames].forEach((callback) => callback(0));
      [...idle].forEach((callback) => callback());
      expect(started()).toEqual(sources);
    },
  );

  it('notes that the page was touched, but not for a pointer that only passes', () => {
    window.dispatchEvent(new Event('pointermove'));
    expect(document.documentElement).not.toHaveAttribute('data-touched');
    window.dispatchEvent(new Event('pointerdown'));
    expect(document.documentElement).toHaveAttribute('data-touched');
  });

  it('goes on without scripts at once when what came is none', async () => {
    window.dispatchEvent(new Event('pointerdown'));
    const filename = new URL(sources[0] ?? '', window.location.origin).href;
    window.dispatchEvent(new ErrorEvent('error', { filename: 'https://extension.example/a.js' }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.body).not.toHaveAttribute('data-failed');
    window.dispatchEvent(new ErrorEvent('error', { filename }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.body).toHaveAttribute('data-failed');
  });

  it('leaves a page that has come to life alone when its script throws later', async () => {
    document.body.setAttribute('data-live', '');
    const filename = new URL(sources[0] ?? '', window.location.origin).href;
    window.dispatchEvent(new ErrorEvent('error', { filename }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.body).not.toHaveAttribute('data-failed');
  });

  it('repeats a tap when its part has come to life, and leaves later ones alone', () => {
    const onClick = jest.fn();
    button().addEventListener('click', onClick);
    button().click();
    button().click();
    expect(onClick).not.toHaveBeenCalled();

    markLive(document.body);
    expect(onClick).not.toHaveBeenCalled();
    markLive(part());
    expect(onClick).toHaveBeenCalledTimes(1);
    button().click();
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('does not repeat a tap when the visitor has gone on to something else', () => {
    const onClick = jest.fn();
    button().addEventListener('click', onClick);
    button().focus();
    button().click();
    find<HTMLInputElement>('input').focus();
    markLive(part());
    expect(onClick).not.toHaveBeenCalled();
  });

  it('takes what stands in no part for alive together with the page', () => {
    const onClick = jest.fn();
    const outside = find<HTMLButtonElement>('#outside');
    outside.addEventListener('click', onClick);
    outside.click();
    markLive(document.body);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('repeats a submission with the button it was made with', () => {
    const onSubmit = jest.fn((event: SubmitEvent) => event.preventDefault());
    form().addEventListener('submit', onSubmit);
    const send = find<HTMLButtonElement>('form button');
    send.click();
    expect(onSubmit).not.toHaveBeenCalled();

    markLive(part());
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit.mock.calls[0]?.[0].submitter).toBe(send);
  });

  it.each([
    ['the scripts', () => document.querySelector('script')?.onerror?.('')],
    ['the script of its part', failPart],
  ])('lets a form post itself when %s did not arrive', (_name, fail) => {
    const submit = jest
      .spyOn(HTMLFormElement.prototype, 'submit')
      .mockImplementation(() => undefined);
    find<HTMLButtonElement>('form button').click();
    expect(submit).not.toHaveBeenCalled();
    fail();
    expect(submit.mock.contexts).toEqual([form()]);
  });

  it('sends what was submitted in a form that another one has replaced', () => {
    const submit = jest
      .spyOn(HTMLFormElement.prototype, 'submit')
      .mockImplementation(() => undefined);
    const sent = form();
    find<HTMLButtonElement>('form button').click();
    sent.replaceWith(sent.cloneNode(true));
    markLive(part());
    expect(submit.mock.contexts).toEqual([sent]);
    expect(sent.isConnected).toBe(true);
  });

  it('leaves the other parts waiting for their own scripts when one did not arrive', () => {
    const submit = jest
      .spyOn(HTMLFormElement.prototype, 'submit')
      .mockImplementation(() => undefined);
    const other = find<HTMLElement>('#other');
    const onSubmit = jest.fn((event: SubmitEvent) => event.preventDefault());
    other.addEventListener('submit', onSubmit);
    find<HTMLButtonElement>('#other button').click();
    failPart();
    expect(submit).not.toHaveBeenCalled();
    markLive(other);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('shows what stands in a failed part for those without scripts, once', () => {
    // As where scripts run, the content of the element is a text.
    find('noscript').textContent = '<a href="/en">Home</a>';
    failPart();
    failPart();
    expect(part().querySelectorAll('a[href="/en"]')).toHaveLength(1);
    expect(part()).toHaveAttribute('data-failed');
    markLive(part());
    expect(part()).not.toHaveAttribute('data-failed');
  });

  it('lets a form post itself when nothing comes to life in 10 s, whatever the reason', () => {
    jest.useFakeTimers();
    const submit = jest
      .spyOn(HTMLFormElement.prototype, 'submit')
      .mockImplementation(() => undefined);
    form().requestSubmit();
    jest.advanceTimersByTime(9_999);
    expect(submit).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(submit.mock.contexts).toEqual([form()]);
    jest.useRealTimers();
  });
});

it('leaves a page as it is at an address where the scripts cannot start', () => {
  canStart.mockReturnValueOnce(false);
  window.dispatchEvent(new Event('scroll'));
  expect(started()).toEqual([]);
  expect(document.body).toHaveAttribute('data-failed');
});
