import { ownListeners } from '../../plugins/gatsby-plugin-islands/testing';
import { languageChanged } from '../i18n/languages';
import { startHeaderControls } from './header-controls';

const onLanguage = jest.fn();
let removeListeners = () => {};

/** @returns Whether the browser would go on with what a click does by itself. */
const click = (id: string, init: MouseEventInit = {}): boolean | undefined =>
  document
    .getElementById(id)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

beforeEach(() => {
  removeListeners = ownListeners();
  onLanguage.mockClear();
  window.addEventListener(languageChanged, (event) =>
    onLanguage((event as CustomEvent<unknown>).detail),
  );
  window.history.replaceState(null, '', '/en/about');
  document.body.innerHTML = `
    <a id="en" href="/en/about" data-language="en">English</a>
    <a id="nl" href="/nl/over-ons" data-language="nl"><span id="label">Nederlands</span></a>`;
  startHeaderControls();
});

afterEach(() => removeListeners());

it('announces a chosen language once, and follows its link', () => {
  expect(click('label')).toBe(true);
  expect(onLanguage.mock.calls).toEqual([['nl']]);
});

it('stays on the page when its own language is chosen', () => {
  expect(click('en')).toBe(false);
  expect(onLanguage).not.toHaveBeenCalled();
});

it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
  'announces nothing when a language is opened elsewhere with %s',
  (key) => {
    expect(click('nl', { [key]: true })).toBe(true);
    expect(onLanguage).not.toHaveBeenCalled();
  },
);
