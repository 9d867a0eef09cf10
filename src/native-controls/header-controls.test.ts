import { languageChanged } from '../i18n/languages';
import { startHeaderControls } from './header-controls';

const onLanguage = jest.fn();
const byId = (id: string) => document.getElementById(id) as HTMLElement;
const menu = () => byId('menu') as HTMLDialogElement;

/** @returns Whether the browser would go on with what a click does by itself. */
const click = (id: string, init: MouseEventInit = {}): boolean =>
  byId(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

const scrollTo = (position: number) => {
  Object.assign(window, { scrollY: position });
  window.dispatchEvent(new Event('scroll'));
};

/** jsdom has no popovers: as browsers do, this opens or closes one and reports it in an event. */
const toggle = (popover: HTMLElement, newState: 'open' | 'closed') => {
  popover.toggleAttribute('data-open', newState === 'open');
  for (const type of ['beforetoggle', 'toggle'])
    popover.dispatchEvent(Object.assign(new Event(type), { newState }));
};
const isOpen = () => menu().hasAttribute('data-open');
const openMenu = () => {
  const isNative = click('open');
  if (isNative) toggle(menu(), 'open');
  jest.runAllTimers();
};

beforeAll(() => {
  jest.useFakeTimers();
  Object.assign(HTMLElement.prototype, {
    popover: 'auto',
    hidePopover: jest.fn(function (this: HTMLElement) {
      if (this.hasAttribute('data-open')) toggle(this, 'closed');
    }),
    showPopover: jest.fn(function (this: HTMLElement) {
      toggle(this, 'open');
    }),
  });
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
    run(0);
    return 0;
  });
  Object.assign(window, { scrollY: 300 });
  window.addEventListener(languageChanged, (event) =>
    onLanguage((event as CustomEvent<unknown>).detail),
  );
  window.history.replaceState(null, '', '/en/about');
  startHeaderControls();
});

beforeEach(() => {
  jest.clearAllMocks();
  document.body.innerHTML = `
    <header>
      <a id="brand" href="#top">Brand</a>
      <button id="open" popovertarget="menu"><svg id="icon"></svg></button>
      <button id="switcher" popovertarget="languages">EN</button>
      <div id="languages" popover="auto">
        <a id="en" href="/en/about" data-language="en">English</a>
        <a id="nl" href="/nl/over-ons" data-language="nl"><span id="label">Nederlands</span></a>
      </div>
    </header>
    <dialog id="menu" popover="auto" tabindex="-1">
      <div id="inside">
        <a id="anchor" href="#services">Services</a>
        <a id="es" href="/es/nosotros" data-language="es">Español</a>
        <button id="close" popovertarget="menu" popovertargetaction="hide">Close</button>
        <button id="other">Other</button>
      </div>
    </dialog>`;
});

it('marks a page that opens further down', () => {
  expect(document.documentElement).toHaveAttribute('data-scrolled');
});

it('marks a page that is scrolled more than 50 px, and no other', () => {
  scrollTo(51);
  expect(document.documentElement).toHaveAttribute('data-scrolled', '');
  scrollTo(50);
  expect(document.documentElement).not.toHaveAttribute('data-scrolled');
  scrollTo(400);
  scrollTo(0);
  expect(document.documentElement).not.toHaveAttribute('data-scrolled');
});

it.each(['open', 'icon'])('leaves a click on #%s to the browser, which opens the menu', (id) => {
  expect(click(id)).toBe(true);
});

it('focuses the menu when it opens, and its opener when it closes', () => {
  openMenu();
  expect(menu()).toHaveFocus();
  menu().blur();
  toggle(menu(), 'closed');
  expect(byId('open')).toHaveFocus();
});

it('makes everything else inert while the menu is open, and nothing before it is painted', () => {
  click('open');
  toggle(menu(), 'open');
  expect(document.querySelector('[inert]')).toBeNull();
  jest.runAllTimers();
  expect(document.querySelector('header')).toHaveAttribute('inert');
  expect(menu().closest('[inert]')).toBeNull();
  toggle(menu(), 'closed');
  expect(document.querySelector('[inert]')).toBeNull();
});

it('leaves the page usable when the menu is closed in the moment it opens', () => {
  const before = Object.assign(new Event('beforetoggle'), { newState: 'closed' });
  click('open');
  toggle(menu(), 'open');
  menu().dispatchEvent(before);
  jest.runAllTimers();
  // The browser reports that it is closed afterwards, in a task of its own.
  menu().dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }));
  expect(document.querySelector('[inert]')).toBeNull();
});

/** What React does after a mismatch. */
const replaceHeader = () => {
  const header = document.body.innerHTML.replace(' data-open=""', '');
  document.body.innerHTML = header.replaceAll(' inert=""', '');
  document.dispatchEvent(new Event('island-rendered'));
  jest.runAllTimers();
};

it('opens the menu of a header that has replaced the one it was opened in', () => {
  openMenu();
  replaceHeader();
  expect(isOpen()).toBe(true);
  expect(menu()).toHaveFocus();
});

it('opens the list of languages of a header that has replaced the one it was opened in', () => {
  click('switcher');
  toggle(byId('languages'), 'open');
  replaceHeader();
  expect(byId('languages')).toHaveAttribute('data-open');
  expect(document.querySelector('[inert]')).toBeNull();
  toggle(byId('languages'), 'closed');
  replaceHeader();
  expect(byId('languages')).not.toHaveAttribute('data-open');
});

it.each([
  ['brand', false],
  ['inside', true],
  ['icon', true],
])('closes the menu on a tap beside it: on #%s it is open: %s', (id, isStillOpen) => {
  openMenu();
  byId(id).dispatchEvent(new MouseEvent('pointerup', { bubbles: true }));
  expect(isOpen()).toBe(isStillOpen);
});

it('leaves a popover that is no dialog to the browser', () => {
  expect(click('switcher')).toBe(true);
});

it.each(['close', 'anchor', 'es'])('closes the menu on a click on #%s', (id) => {
  openMenu();
  click(id);
  expect(isOpen()).toBe(false);
});

it.each(['inside', 'other'])('leaves the menu open on a click on #%s', (id) => {
  openMenu();
  click(id);
  expect(isOpen()).toBe(true);
});

it('follows a link to an anchor in the menu', () => {
  openMenu();
  expect(click('anchor')).toBe(true);
});

it('closes the menu when its opener is not shown any more', () => {
  openMenu();
  const width = jest.spyOn(byId('open'), 'offsetWidth', 'get').mockReturnValue(48);
  window.dispatchEvent(new Event('resize'));
  expect(isOpen()).toBe(true);
  width.mockReturnValue(0);
  window.dispatchEvent(new Event('resize'));
  expect(isOpen()).toBe(false);
});

it('closes the menu of a page that the visitor leaves on the way back', () => {
  openMenu();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(isOpen()).toBe(false);
  expect(document.querySelector('[inert]')).toBeNull();
});

describe('the list of languages, when the focus moves', () => {
  const moveFocus = (from: string, to: string | null) =>
    byId(from).dispatchEvent(
      new FocusEvent('focusout', { bubbles: true, relatedTarget: to === null ? null : byId(to) }),
    );

  it('is closed when the focus leaves it', () => {
    moveFocus('nl', 'brand');
    expect(byId('languages').hidePopover).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['within it', 'nl'],
    ['to its button, which closes it by itself', 'switcher'],
    ['to another window', null],
  ])('stays open when it moves %s', (_where, to) => {
    moveFocus('en', to);
    expect(byId('languages').hidePopover).not.toHaveBeenCalled();
  });
});

it.each(['nl', 'label'])(
  'announces a choice once on a click on #%s, and follows the link',
  (id) => {
    expect(click(id)).toBe(true);
    expect(onLanguage.mock.calls).toEqual([['nl']]);
    expect(byId('languages').hidePopover).toHaveBeenCalledTimes(1);
  },
);

it('announces a choice in the menu', () => {
  openMenu();
  click('es');
  expect(onLanguage.mock.calls).toEqual([['es']]);
});

it('only closes the list when the current language is chosen', () => {
  expect(click('en')).toBe(false);
  expect(onLanguage).not.toHaveBeenCalled();
  expect(byId('languages').hidePopover).toHaveBeenCalledTimes(1);
});

it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
  'announces nothing when a language is opened elsewhere with %s',
  (key) => {
    expect(click('nl', { [key]: true })).toBe(true);
    expect(onLanguage).not.toHaveBeenCalled();
  },
);
