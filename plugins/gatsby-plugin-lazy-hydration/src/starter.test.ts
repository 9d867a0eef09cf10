const html = `
  <button id="video">Play</button>
  <form data-draft="contact"><input name="name"><button type="submit">Send</button></form>
  <template id="lazy-scripts"><script src="/app.js"></script></template>`;

/** Loads the page anew, with the starter. */
const load = async (): Promise<void> => {
  document.body.innerHTML = html;
  // A module runs once, and each test is a page of its own.
  await jest.isolateModulesAsync(async () => {
    await import('./starter');
  });
};

/** Whether React has started, once the interaction's frame is painted. */
const isStarted = async (): Promise<boolean> => {
  await jest.advanceTimersByTimeAsync(100);
  return document.querySelector('body > script') !== null;
};

const get = <Found extends HTMLElement>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

const move = (clientX: number): void => {
  document.body.dispatchEvent(new MouseEvent('pointermove', { bubbles: true, clientX }));
};

/** React becomes ready and handles submits; the starter replays what came before. */
const becomeReady = (): Promise<void> => {
  get('form').addEventListener('submit', (event) => event.preventDefault());
  dispatchEvent(new Event('react-ready'));
  return jest.advanceTimersByTimeAsync(0);
};

/** Counts the clicks on a button from now on. */
const countClicks = (selector: string): jest.Mock => {
  const onClick = jest.fn();
  get(selector).addEventListener('click', onClick);
  return onClick;
};

const isStatic = (): boolean => document.documentElement.hasAttribute('data-static');

beforeEach(() => jest.useFakeTimers());

afterEach(async () => {
  // A starter that is ready ignores the events of the next test.
  await becomeReady();
  jest.useRealTimers();
  sessionStorage.clear();
  document.documentElement.removeAttribute('data-static');
});

it('does not start React before the first interaction', async () => {
  await load();
  expect(await isStarted()).toBe(false);
});

it.each([
  'pointerup',
  'touchend',
  'keydown',
  'focusin',
  'scroll',
  'input',
  'change',
  'click',
  'submit',
])('starts React on a first %s', async (type) => {
  await load();
  get('form').dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  expect(await isStarted()).toBe(true);
});

it('starts React once the pointer moves', async () => {
  await load();
  move(10);
  move(11);
  expect(await isStarted()).toBe(true);
});

it('does not start React when the page appears under a resting pointer', async () => {
  await load();
  move(10);
  move(10);
  expect(await isStarted()).toBe(false);
});

it('repeats a click once React is ready', async () => {
  await load();
  get('#video').click();
  const onClick = countClicks('#video');
  await becomeReady();
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('repeats a submit by its button once React is ready', async () => {
  await load();
  get('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  const onClick = countClicks('[type="submit"]');
  await becomeReady();
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('keeps a submit before React from leaving the page', async () => {
  await load();
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  get('form').dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
});

it('repeats no click that came once React was ready', async () => {
  await load();
  const onClick = countClicks('#video');
  const replayed = becomeReady();
  get('#video').click();
  await replayed;
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('restores a draft after a reload', async () => {
  await load();
  const input = get<HTMLInputElement>('input');
  input.value = 'Sanne';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await load();
  expect(get('input')).toHaveValue('Sanne');
});

it('shows the note of forms when React takes longer than 10 s', async () => {
  await load();
  get('#video').click();
  await jest.advanceTimersByTimeAsync(9_999);
  expect(isStatic()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(isStatic()).toBe(true);
});

it('shows the note of forms when a script fails', async () => {
  await load();
  get('#video').click();
  await isStarted();
  get('body > script').dispatchEvent(new Event('error'));
  expect(isStatic()).toBe(true);
});

it('hides the note of forms once React is ready', async () => {
  await load();
  get('#video').click();
  await jest.advanceTimersByTimeAsync(10_000);
  await becomeReady();
  expect(isStatic()).toBe(false);
});

describe('on a page on which React has failed', () => {
  beforeEach(() => sessionStorage.setItem('static-page', '/'));

  it('does not start React', async () => {
    await load();
    document.body.click();
    expect(await isStarted()).toBe(false);
  });

  it('shows the note of forms', async () => {
    await load();
    expect(isStatic()).toBe(true);
  });

  it('starts React on the next visit', async () => {
    await load();
    await load();
    document.body.click();
    expect(await isStarted()).toBe(true);
  });
});

it('starts React where another page has failed', async () => {
  sessionStorage.setItem('static-page', '/nl');
  await load();
  document.body.click();
  expect(await isStarted()).toBe(true);
});
