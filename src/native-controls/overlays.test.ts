import { startOverlays } from './overlays';
import { startPlanDialog } from './plan-dialog';

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const menu = () => byId('menu') as HTMLDialogElement;

/** @returns Whether the browser would go on with what a click does by itself. */
const click = (id: string, init: MouseEventInit = {}): boolean =>
  byId(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

const tapOn = (id: string) =>
  byId(id).dispatchEvent(new MouseEvent('pointerup', { bubbles: true }));

/** jsdom has no popovers: as browsers do, this opens or closes one and reports it in an event. */
const toggle = (popover: HTMLElement, newState: 'open' | 'closed') => {
  popover.toggleAttribute('data-open', newState === 'open');
  popover.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
  setTimeout(() => popover.dispatchEvent(Object.assign(new Event('toggle'), { newState })));
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
  startOverlays();
  startPlanDialog();
});

beforeEach(() => {
  jest.clearAllMocks();
  document.body.innerHTML = `
    <div>
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
    </dialog>
    <main id="main" tabindex="-1"></main>
    </div>`;
});

it.each(['open', 'icon'])('leaves a click on #%s to the browser, which opens the menu', (id) => {
  expect(click(id)).toBe(true);
});

it('focuses the menu when it opens, and its opener when it closes', () => {
  openMenu();
  expect(menu()).toHaveFocus();
  menu().blur();
  toggle(menu(), 'closed');
  jest.runAllTimers();
  expect(byId('open')).toHaveFocus();
});

it.each([
  // By a click beside the menu before the page is inert; jsdom focuses inert elements too.
  ['main', 'open'],
  ['brand', 'brand'],
])('with the focus on #%s when the menu closes, it is on #%s afterwards', (focused, expected) => {
  openMenu();
  byId(focused).focus();
  toggle(menu(), 'closed');
  jest.runAllTimers();
  expect(byId(expected)).toHaveFocus();
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

it('leaves the page usable when the menu is closed while it opens', () => {
  click('open');
  toggle(menu(), 'open');
  jest.advanceTimersToNextTimer();
  toggle(menu(), 'closed');
  jest.runAllTimers();
  expect(document.querySelector('[inert]')).toBeNull();
});

/** What React does after a mismatch. */
const replacePage = () => {
  const html = document.body.innerHTML.replaceAll(/ (data-open|inert|data-plan)="\w*"/g, '');
  document.body.innerHTML = html;
  document.dispatchEvent(new Event('island-rendered'));
};
const replaceHeader = () => {
  replacePage();
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
  jest.runAllTimers();
  replaceHeader();
  expect(byId('languages')).toHaveAttribute('data-open');
  expect(document.querySelector('[inert]')).toBeNull();
  toggle(byId('languages'), 'closed');
  jest.runAllTimers();
  replaceHeader();
  expect(byId('languages')).not.toHaveAttribute('data-open');
});

it('opens the menu again in a header that React could not hydrate', () => {
  openMenu();
  // What is taken out of the page and put back is closed, without an event.
  menu().removeAttribute('data-open');
  document
    .querySelector('body > div')
    ?.dispatchEvent(new Event('island-failed', { bubbles: true }));
  jest.runAllTimers();
  expect(isOpen()).toBe(true);
  toggle(menu(), 'closed');
  expect(document.querySelector('[inert]')).toBeNull();
});

it('opens it also in a header that is replaced before the browser has reported the opening', () => {
  click('switcher');
  toggle(byId('languages'), 'open');
  replaceHeader();
  expect(byId('languages')).toHaveAttribute('data-open');
});

it.each([
  ['brand', false],
  ['inside', true],
  ['icon', true],
])('closes the menu on a tap beside it: on #%s it is open: %s', (id, isStillOpen) => {
  openMenu();
  tapOn(id);
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

it.each(['nl', 'label', 'en'])('closes the list of languages on a click on #%s', (id) => {
  expect(click(id)).toBe(true);
  expect(byId('languages').hidePopover).toHaveBeenCalledTimes(1);
});

describe('the request dialog', () => {
  const dialog = () => byId('plan-request') as HTMLDialogElement;
  const messages = () => byId('messages');
  const choices = {
    pro: { monthly: { price: '€1,600', message: 'Pro' }, yearly: { price: '€1,440', message: '' } },
  };

  beforeEach(() => {
    document.body.insertAdjacentHTML('beforeend', '<div id="messages" popover="manual"></div>');
    document.querySelector('header')?.insertAdjacentHTML(
      'afterend',
      `<section>
        <input id="yearly" type="radio" value="yearly">
        <form id="form"></form>
        <button id="pro" form="form" name="plan" value="pro">Choose</button>
        <dialog id="plan-request" popover="manual">
          <h2 tabindex="-1">Request</h2><p data-text="price"></p><a id="mail" href="mailto:a@b.example">Mail</a>
          <input type="hidden" name="message"><input id="email"><button id="cancel" popovertarget="plan-request">Cancel</button>
        </dialog>
      </section>`,
    );
    for (const element of [dialog(), messages()])
      Object.defineProperty(element, 'popover', { value: 'manual' });
    dialog().dataset.choices = JSON.stringify(choices);
  });

  const isShown = () => dialog().hasAttribute('data-open');
  const openDialog = () => {
    const isNative = click('pro');
    jest.runAllTimers();
    return isNative;
  };

  it('opens for the plan and the chosen period, in the place of the contact page', () => {
    expect(openDialog()).toBe(false);
    expect(isShown()).toBe(true);
    expect(dialog()).toHaveTextContent('€1,600');
    expect(dialog().querySelector('[name="message"]')).toHaveValue('Pro');
    expect(dialog().querySelector('h2')).toHaveFocus();
    expect(dialog().dataset).toMatchObject({ plan: 'pro', period: 'monthly' });

    click('cancel');
    expect(isShown()).toBe(false);
    expect(dialog().dataset.plan).toBeUndefined();
    byId('yearly').click();
    openDialog();
    expect(dialog()).toHaveTextContent('€1,440');
    expect(dialog().dataset).toMatchObject({ plan: 'pro', period: 'yearly' });
  });

  it('opens although React stops the click, and without texts for a plan that it does not know', () => {
    byId('pro').addEventListener('click', (event) => event.stopPropagation());
    dialog().dataset.choices = '{}';
    expect(openDialog()).toBe(false);
    expect(isShown()).toBe(true);
    expect(dialog().dataset.plan).toBe('pro');
  });

  it('makes the page inert, but no message, which is above it', () => {
    toggle(messages(), 'open');
    openDialog();
    expect(document.querySelector('header')).toHaveAttribute('inert');
    expect(messages()).not.toHaveAttribute('inert');
    expect(messages().showPopover).toHaveBeenCalledTimes(2);
  });

  it.each([
    [
      'Escape',
      () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
      false,
    ],
    ['a tap beside it', () => tapOn('brand'), false],
    ['a tap on a message', () => tapOn('messages'), true],
    ['a click on a link to the mail program', () => click('mail'), true],
  ])('after %s it is open: %p', (_what, act, isStillOpen) => {
    openDialog();
    act();
    expect(isShown()).toBe(isStillOpen);
  });

  it('opens for the same plan on a page that has replaced the one it was opened in', () => {
    openDialog();
    replacePage();
    expect(isShown()).toBe(true);
    expect(dialog().dataset.plan).toBe('pro');
    toggle(dialog(), 'closed');
    jest.runAllTimers();
    expect(byId('pro')).toHaveFocus();
  });

  it('leaves the focus in a field that was in use when React replaced it', () => {
    openDialog();
    replacePage();
    // As the starter does, which hears of it on the window.
    byId('cancel').focus();
    jest.runAllTimers();
    expect(byId('cancel')).toHaveFocus();
  });

  it('leaves the focus in a field that the visitor uses before it reports that it is open', () => {
    const isNative = click('pro');
    expect(isNative).toBe(false);
    byId('email').focus();
    jest.runAllTimers();
    expect(byId('email')).toHaveFocus();
  });

  it('stays open for a press that selects text in it and is released beside it', () => {
    openDialog();
    const press = (id: string) =>
      byId(id).dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    press('cancel');
    tapOn('brand');
    expect(isShown()).toBe(true);
    press('brand');
    tapOn('brand');
    expect(isShown()).toBe(false);
  });
});
