import { renewOutdated } from './renew-outdated';

const reload = jest.fn();

/** jsdom's own location cannot be replaced; the function gets one that can be watched. */
const start = new Function('location', `(${renewOutdated.toString()})()`);

beforeAll(() => start({ reload }));

const answer = (webpackCompilationHash: string) =>
  Object.assign(window, {
    fetch: async () => ({ json: async () => ({ webpackCompilationHash }) }),
  });

const failPart = async () => {
  document.querySelector('[data-part]')?.dispatchEvent(new Event('part-failed', { bubbles: true }));
  await jest.advanceTimersByTimeAsync(1000);
};

beforeEach(() => {
  jest.useFakeTimers();
  reload.mockClear();
  sessionStorage.clear();
  window.___webpackCompilationHash = 'old';
  document.body.innerHTML = '<div data-part><form><input></form></div>';
  answer('new');
});

it('asks for a page of an old build once more, once for each new build', async () => {
  await failPart();
  expect(reload).toHaveBeenCalledTimes(1);
  await failPart();
  expect(reload).toHaveBeenCalledTimes(1);
  answer('newer');
  await failPart();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('leaves a page of this build alone', async () => {
  answer('old');
  await failPart();
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['writes', () => document.querySelector('input')?.focus()],
  ['has a dialog open', () => document.body.append(document.createElement('dialog'))],
  [
    'waits for a message to be sent',
    () => document.querySelector('form')?.setAttribute('aria-busy', 'true'),
  ],
])('leaves a visitor alone who %s', async (_what, begin) => {
  begin();
  document.querySelector('dialog')?.setAttribute('role', 'dialog');
  await failPart();
  expect(reload).not.toHaveBeenCalled();
});

it('leaves a part alone that was alive', async () => {
  document.querySelector('[data-part]')?.setAttribute('data-live', '');
  await failPart();
  expect(reload).not.toHaveBeenCalled();
});

it('stays as it is without a line', async () => {
  Object.assign(window, { fetch: () => Promise.reject(new Error('no line')) });
  await failPart();
  expect(reload).not.toHaveBeenCalled();
});
