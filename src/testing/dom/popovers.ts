type State = 'open' | 'closed';

/** As browsers do, reports the change before it, and some time after it. */
const change = (popover: HTMLElement, newState: State): void => {
  if (popover.hasAttribute('open') === (newState === 'open')) return;
  popover.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
  // For jsdom, a dialog is visible with this attribute only.
  popover.toggleAttribute('open', newState === 'open');
  void Promise.resolve().then(() =>
    popover.dispatchEvent(Object.assign(new Event('toggle'), { newState })),
  );
};

const onClick = (event: MouseEvent): void => {
  const button = event.target instanceof Element && event.target.closest('[popovertarget]');
  if (!button || event.defaultPrevented) return;
  const popover = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (!popover) return;
  if (button.getAttribute('popovertargetaction') === 'hide') popover.hidePopover();
  else popover.togglePopover();
};

/** Adds popovers to jsdom, which has none; an open one has the attribute `open`. */
export const installPopovers = (): void => {
  Object.defineProperty(HTMLElement.prototype, 'popover', {
    configurable: true,
    get(this: HTMLElement) {
      return this.getAttribute('popover');
    },
    set(this: HTMLElement, value: string) {
      this.setAttribute('popover', value);
    },
  });
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      change(this, 'open');
    },
    hidePopover(this: HTMLElement) {
      change(this, 'closed');
    },
    togglePopover(this: HTMLElement) {
      change(this, this.hasAttribute('open') ? 'closed' : 'open');
    },
  });
  window.addEventListener('click', onClick);
};

/** A page with a header, a list of languages in it, a menu, and a main part. */
export const overlayPage = `
    <div>
    <header>
      <a id="brand" href="#top">Brand</a>
      <button id="open" popovertarget="menu"><svg id="icon"></svg></button>
      <button id="switcher" popovertarget="languages">EN</button>
      <div id="languages" popover="auto">
        <a id="en" href="/en/about" data-language="en">English</a>
        <a id="nl" href="/nl/over-ons" data-language="nl">Nederlands</a>
      </div>
    </header>
    <dialog id="menu" popover="auto" tabindex="-1">
      <div id="inside">
        <a id="anchor" href="#services">Services</a>
        <button id="other">Other</button>
      </div>
    </dialog>
    <main id="main" tabindex="-1"></main>
    </div>`;
