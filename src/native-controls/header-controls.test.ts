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

const scrollTo = (position: number) => {
  Object.assign(window, { scrollY: position });
  window.dispatchEvent(new Event('scroll'));
};

beforeEach(() => {
  removeListeners = ownListeners();
  onLanguage.mockClear();
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
    run(0);
    return 0;
  });
  Object.assign(window, { scrollY: 300 });
  window.addEventListener(languageChanged, (event) =>
    onLanguage((event as CustomEvent<unknown>).detail),
  );
  window.history.replaceState(null, '', '/en/about');
  document.documentElement.removeAttribute('data-scrolled');
  document.body.innerHTML = `
    <a id="en" href="/en/about" data-language="en">English</a>
    <a id="nl" href="/nl/over-ons" data-language="nl"><span id="label">Nederlands</span></a>`;
  startHeaderControls();
});

afterEach(() => {
  removeListeners();
  jest.restoreAllMocks();
});

it('marks a page that opens further down, or is scrolled more than 50 px, and no other', () => {
  expect(document.documentElement).toHaveAttribute('data-scrolled');
  scrollTo(50);
  expect(document.documentElement).not.toHaveAttribute('data-scrolled');
  scrollTo(51);
  expect(document.documentElement).toHaveAttribute('data-scrolled', '');
});

it.each(['nl', 'label'])(
  'announces a choice once on a click on #%s, and follows the link',
  (id) => {
    expect(click(id)).toBe(true);
    expect(onLanguage.mock.calls).toEqual([['nl']]);
  },
);

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
