/** Loads the page anew, and returns whether the starter has started React. */
const load = async (): Promise<() => Promise<boolean>> => {
  document.body.innerHTML = '<form><input></form><template id="lazy-scripts"><i></i></template>';
  // A module runs once, and each test is a page of its own.
  await jest.isolateModulesAsync(async () => {
    await import('./starter');
  });
  const template = document.querySelector('template');
  return async () => {
    // Longer than a frame and the timer after it.
    await jest.advanceTimersByTimeAsync(100);
    return template?.content.childElementCount === 0;
  };
};

const move = (clientX: number): void => {
  for (const type of ['pointermove', 'mousemove'])
    document.body.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX }));
};

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
  document.documentElement.removeAttribute('data-static');
});

it.each([
  'pointerup',
  'mouseup',
  'touchend',
  'keydown',
  'focusin',
  'scroll',
  'input',
  'change',
  'click',
  'submit',
])('starts React on a first %s, and not before', async (type) => {
  const isStarted = await load();
  expect(await isStarted()).toBe(false);
  document.forms[0]?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  expect(await isStarted()).toBe(true);
});

it('starts React once the pointer moves, not when the page appears under it', async () => {
  const isStarted = await load();
  move(10);
  move(10);
  expect(await isStarted()).toBe(false);
  move(11);
  expect(await isStarted()).toBe(true);
});

it('does not start React on a page on which it has failed, until the next visit', async () => {
  sessionStorage.setItem('static-page', '/');
  const isStarted = await load();
  document.body.click();
  expect(await isStarted()).toBe(false);
  expect(document.documentElement).toHaveAttribute('data-static');

  const isStartedAgain = await load();
  document.body.click();
  expect(await isStartedAgain()).toBe(true);
});

it('starts React where another page has failed', async () => {
  sessionStorage.setItem('static-page', '/nl');
  const isStarted = await load();
  document.body.click();
  expect(await isStarted()).toBe(true);
});
