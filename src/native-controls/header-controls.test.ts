import { languageChanged } from '../i18n/language-changed';
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

beforeAll(() => {
  // jsdom has neither popovers nor modal dialogs.
  Object.assign(HTMLElement.prototype, { hidePopover: jest.fn() });
  Object.assign(HTMLDialogElement.prototype, {
    showModal: jest.fn(function (this: HTMLDialogElement) {
      this.open = true;
    }),
    close: jest.fn(function (this: HTMLDialogElement) {
      this.open = false;
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

it.each(['open', 'icon'])(
  'opens the menu as a modal dialog on a click on #%s, and focuses it',
  (id) => {
    // Otherwise the browser would open it as a popover, too.
    expect(click(id)).toBe(false);
    expect(menu().showModal).toHaveBeenCalledTimes(1);
    expect(menu()).toHaveFocus();
  },
);

it('gives the focus to the opener first, so that the dialog returns it there', () => {
  const focus = jest.spyOn(byId('open'), 'focus');
  click('open');
  expect(focus.mock.invocationCallOrder[0]).toBeLessThan(
    jest.mocked(menu().showModal).mock.invocationCallOrder[0] ?? 0,
  );
});

it('notes how wide the scrollbar is that the menu takes away', () => {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1009);
  click('open');
  expect(document.documentElement.style.getPropertyValue('--scrollbar-width')).toBe('15px');
});

it('leaves a popover that is no dialog to the browser', () => {
  expect(click('switcher')).toBe(true);
});

it.each(['close', 'anchor', 'es', 'menu'])('closes the menu on a click on #%s', (id) => {
  click('open');
  click(id);
  expect(menu().open).toBe(false);
});

it.each(['inside', 'other'])('leaves the menu open on a click on #%s', (id) => {
  click('open');
  click(id);
  expect(menu().open).toBe(true);
});

it('follows a link to an anchor in the menu', () => {
  click('open');
  expect(click('anchor')).toBe(true);
});

it('closes the menu when its opener is not shown any more', () => {
  click('open');
  const width = jest.spyOn(byId('open'), 'offsetWidth', 'get').mockReturnValue(48);
  window.dispatchEvent(new Event('resize'));
  expect(menu().open).toBe(true);
  width.mockReturnValue(0);
  window.dispatchEvent(new Event('resize'));
  expect(menu().open).toBe(false);
});

it('closes the menu of a page that the visitor leaves on the way back', () => {
  click('open');
  const left = menu();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(left.open).toBe(false);
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
  click('open');
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
