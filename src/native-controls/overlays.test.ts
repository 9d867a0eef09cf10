import { clickOn } from '../testing/dom/click-on';
import { installPopovers, overlayPage } from '../testing/dom/popovers';
import { startOverlays } from './overlays';
import { startPlanDialog } from './plan-dialog';

const byId = (id: string) => document.getElementById(id) as HTMLElement;

const tapOn = (id: string) =>
  byId(id).dispatchEvent(new MouseEvent('pointerup', { bubbles: true }));

const isOpen = (id: string) => byId(id).hasAttribute('open');
const inert = () => document.querySelector('[inert]');

/** Browsers report an opening some time after it, and the page is inert some time after that. */
const settle = async () => {
  await Promise.resolve();
  jest.runAllTimers();
};

const open = async (button: string) => {
  clickOn(button);
  await settle();
};

const close = async (id: string) => {
  byId(id).hidePopover();
  await settle();
};

/** What React does after a mismatch. */
const replacePage = () => {
  const html = document.body.innerHTML.replaceAll(/ (open|inert|data-plan)="\w*"/g, '');
  document.body.innerHTML = html;
  document.dispatchEvent(new Event('island-rendered'));
};

beforeAll(() => {
  jest.useFakeTimers();
  installPopovers();
  startOverlays();
  startPlanDialog();
});

beforeEach(() => {
  document.body.innerHTML = overlayPage;
});

it('makes everything but the menu inert while it is open, and nothing before it is painted', async () => {
  clickOn('switcher');
  // Safari would not focus it.
  expect(byId('switcher')).toHaveFocus();
  await close('languages');
  clickOn('icon');
  await Promise.resolve();
  expect(byId('menu')).toHaveFocus();
  expect(inert()).toBeNull();
  jest.runAllTimers();
  expect(document.querySelector('header')).toHaveAttribute('inert');
  expect(byId('menu').closest('[inert]')).toBeNull();
  await close('menu');
  expect(inert()).toBeNull();
  expect(byId('open')).toHaveFocus();
});

it.each([
  // By a click beside the menu before the page is inert; jsdom focuses inert elements too.
  ['main', 'open'],
  ['brand', 'brand'],
])(
  'with the focus on #%s when the menu closes, it is on #%s afterwards',
  async (focused, expected) => {
    await open('open');
    byId(focused).focus();
    await close('menu');
    expect(byId(expected)).toHaveFocus();
  },
);

it('leaves the page usable when the menu is closed while it opens', async () => {
  clickOn('open');
  await Promise.resolve();
  await close('menu');
  expect(inert()).toBeNull();
});

it.each([
  ['open', 'menu'],
  ['switcher', 'languages'],
])(
  'opens again what #%s has opened in a header that is replaced, also before the browser has reported the opening, and not once it is closed',
  async (button, id) => {
    clickOn(button);
    replacePage();
    await settle();
    replacePage();
    await settle();
    expect(isOpen(id)).toBe(true);
    await close(id);
    replacePage();
    expect(isOpen(id)).toBe(false);
    expect(inert()).toBeNull();
  },
);

it('opens the menu again in a header that React could not hydrate', async () => {
  await open('open');
  // What is taken out of the page and put back is closed and loses the focus, without an event.
  byId('menu').removeAttribute('open');
  byId('menu').blur();
  document
    .querySelector('body > div')
    ?.dispatchEvent(new Event('island-failed', { bubbles: true }));
  await settle();
  expect(isOpen('menu')).toBe(true);
  expect(byId('menu')).toHaveFocus();
  await close('menu');
  expect(inert()).toBeNull();
});

it('closes the menu on a tap beside it, and not on one in it or on its button', async () => {
  await open('open');
  tapOn('inside');
  tapOn('icon');
  expect(isOpen('menu')).toBe(true);
  tapOn('brand');
  expect(isOpen('menu')).toBe(false);
});

it('closes the menu on a click on a link in it, which leads on, and not on another', async () => {
  await open('open');
  clickOn('inside');
  clickOn('other');
  expect(isOpen('menu')).toBe(true);
  expect(clickOn('anchor')).toBe(true);
  expect(isOpen('menu')).toBe(false);
});

it('closes the list of languages when the focus leaves it, and not when it moves in it, to its button or to another window', async () => {
  const moveFocusTo = (relatedTarget: Element | null) =>
    byId('en').dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }));
  await open('switcher');
  moveFocusTo(byId('nl'));
  // It closes the list by itself.
  moveFocusTo(byId('switcher'));
  moveFocusTo(null);
  expect(isOpen('languages')).toBe(true);
  moveFocusTo(byId('brand'));
  expect(isOpen('languages')).toBe(false);
});

describe('the request dialog', () => {
  const dialog = () => byId('plan-request');
  const choices = {
    pro: { monthly: { price: '€1,600', message: 'Pro' }, yearly: { price: '€1,440' } },
  };

  beforeEach(() => {
    document.body.insertAdjacentHTML('beforeend', '<div id="messages" popover="manual"></div>');
    document.querySelector('header')?.insertAdjacentHTML(
      'afterend',
      `<section>
        <input id="yearly" type="radio" value="yearly">
        <button id="pro" name="plan" value="pro">Choose</button><button id="new" name="plan">Choose</button>
        <dialog id="plan-request" popover="manual">
          <h2 tabindex="-1">Request</h2><p data-text="price"></p><a id="mail" href="mailto:a@b.example">Mail</a>
          <input type="hidden" name="message"><input id="email">
          <button id="cancel" popovertarget="plan-request" popovertargetaction="hide">Cancel</button>
        </dialog>
      </section>`,
    );
    dialog().dataset.choices = JSON.stringify(choices);
  });

  it('opens for the plan and the chosen period in the place of the contact page, although React stops the click', async () => {
    byId('pro').addEventListener('click', (event) => event.stopPropagation());
    expect(clickOn('pro')).toBe(false);
    await settle();
    expect(dialog()).toHaveTextContent('€1,600');
    expect(dialog().querySelector('[name="message"]')).toHaveValue('Pro');
    expect(dialog().querySelector('h2')).toHaveFocus();
    expect(dialog().dataset).toMatchObject({ plan: 'pro', period: 'monthly' });

    clickOn('cancel');
    expect(isOpen('plan-request')).toBe(false);
    expect(dialog().dataset.plan).toBeUndefined();
    byId('yearly').click();
    clickOn('pro');
    expect(dialog()).toHaveTextContent('€1,440');
    expect(dialog().dataset).toMatchObject({ plan: 'pro', period: 'yearly' });
  });

  it('opens without texts for a plan that it does not know', () => {
    clickOn('new');
    expect(isOpen('plan-request')).toBe(true);
  });

  it('opens for the same plan on a page that has replaced the one it was opened in, and leaves the focus where it was', async () => {
    await open('pro');
    replacePage();
    expect(dialog().dataset.plan).toBe('pro');
    // As the starter does, which hears of it on the window.
    byId('cancel').focus();
    await settle();
    expect(isOpen('plan-request')).toBe(true);
    expect(byId('cancel')).toHaveFocus();
    await close('plan-request');
    expect(byId('pro')).toHaveFocus();
  });

  it('leaves the focus in a field that the visitor uses before it reports that it is open', async () => {
    clickOn('pro');
    byId('email').focus();
    await settle();
    expect(byId('email')).toHaveFocus();
  });

  const pressEscape = (init: KeyboardEventInit) =>
    byId('email').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...init }),
    );

  it('closes on Escape, and not on one that ends the composition of an input method', async () => {
    await open('pro');
    pressEscape({ isComposing: true });
    pressEscape({ keyCode: 229 });
    expect(isOpen('plan-request')).toBe(true);
    pressEscape({ keyCode: 27 });
    expect(isOpen('plan-request')).toBe(false);
  });

  it('closes on Android’s Back, and asks the browser for it only while it is open', async () => {
    const active = new Set<EventTarget>();
    class CloseWatcher extends EventTarget {
      constructor() {
        super();
        active.add(this);
      }
      destroy() {
        active.delete(this);
      }
    }
    Object.assign(window, { CloseWatcher });
    const request = () => {
      for (const watcher of active) {
        active.delete(watcher);
        watcher.dispatchEvent(new Event('close'));
      }
    };
    await open('pro');
    request();
    expect(isOpen('plan-request')).toBe(false);

    await open('pro');
    clickOn('cancel');
    expect(active.size).toBe(0);
    await open('open');
    expect(active.size).toBe(0);
    await close('menu');

    await open('pro');
    replacePage();
    await settle();
    expect(active.size).toBe(1);
    request();
    expect(isOpen('plan-request')).toBe(false);
    Object.assign(window, { CloseWatcher: undefined });
  });

  it('closes on a tap beside it, and not on a message, on a link to the mail program, or for a press that selects text in it and is released beside it', async () => {
    const press = (id: string) =>
      byId(id).dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    await open('pro');
    tapOn('messages');
    clickOn('mail');
    press('cancel');
    tapOn('brand');
    expect(isOpen('plan-request')).toBe(true);
    press('brand');
    tapOn('brand');
    expect(isOpen('plan-request')).toBe(false);
  });
});
