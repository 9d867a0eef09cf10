import { closest, listen } from './events';

interface CloseWatcher extends EventTarget {
  destroy: () => void;
}

declare global {
  interface Window {
    /** Chromium's; TypeScript does not know it yet. */
    CloseWatcher?: new () => CloseWatcher;
  }
}

/** Above the others, and never inert: messages must be seen and announced wherever the visitor is. */
const alwaysOnTop = 'body > [popover]';

/** The open menu, list or dialog. */
let opened: HTMLElement | undefined;
let opener: HTMLElement | null | undefined;
let inert: Element[] = [];
let closeWatcher: CloseWatcher | undefined;

/** The browser would focus the first control, whatever the visitor was using. */
const showWithoutFocus = (overlay: HTMLElement) => {
  overlay.inert = true;
  overlay.showPopover();
  overlay.inert = false;
};

/** Remembers the button, which gets the focus back. */
export const openOverlay = (overlay: HTMLElement, button: HTMLElement): void => {
  opener = button;
  // Safari does not focus a clicked button.
  button.focus();
  if (overlay.popover === 'manual') showWithoutFocus(overlay);
};

/** Android's Back closes a manual popover, too. */
const watchCloseRequests = () => {
  closeWatcher = window.CloseWatcher && new window.CloseWatcher();
  closeWatcher?.addEventListener('close', () => opened?.hidePopover());
};

const releasePage = () => {
  closeWatcher?.destroy();
  for (const element of inert) element.removeAttribute('inert');
  inert = [];
};

const makePageInert = (overlay: Element) => {
  let inside: Element | null = overlay;
  for (; inside?.parentElement && inside !== document.body; inside = inside.parentElement) {
    const others = [...inside.parentElement.children].filter((element) => element !== inside);
    inert.push(
      ...others.filter((element) => !element.matches(`[inert], script, style, ${alwaysOnTop}`)),
    );
  }
  for (const element of inert) element.setAttribute('inert', '');
};

const raiseMessages = () => {
  for (const messages of document.querySelectorAll<HTMLElement>(alwaysOnTop)) {
    messages.hidePopover();
    messages.showPopover();
  }
};

const onClick = (event: Event) => {
  const control = closest(event, 'a:not([href^="mailto:"]), button[popovertarget]');
  if (!control) return;
  const overlay = closest(event, '[popover]');
  if (overlay) return overlay.hidePopover();
  const controlled = document.getElementById(control.getAttribute('popovertarget') ?? '');
  if (controlled) openOverlay(controlled, control);
};

const overlayOf = ({ target }: Event): HTMLElement | undefined =>
  target instanceof HTMLElement && target.popover && !target.matches(alwaysOnTop)
    ? target
    : undefined;

const beforeToggle = (event: ToggleEvent) => {
  const target = overlayOf(event);
  if (!target) return;
  if (event.newState === 'open') {
    // Escape, or React with a new element, may come before the event after the opening.
    opened = target;
    // The browser would focus the first control.
    target.autofocus = target instanceof HTMLDialogElement;
    if (target.popover === 'manual') watchCloseRequests();
  } else if (opened === target) {
    opened = undefined;
    // An inert element cannot get the focus back.
    releasePage();
  }
};

/** The dialog's heading gets the focus, except where a fast visitor is in the dialog before this event. */
const afterOpening = (dialog: HTMLDialogElement) => {
  if (!dialog.contains(document.activeElement))
    (dialog.querySelector<HTMLElement>('h2') ?? dialog).focus();
  raiseMessages();
  // The overlay is painted first: an inert page costs a new style for each of its elements.
  requestAnimationFrame(() => setTimeout(() => opened === dialog && makePageInert(dialog)));
};

const returnFocus = (overlay: HTMLElement) => {
  const { activeElement } = document;
  // After a click beside the overlay the focus is around it or on `main`, and in it until it has faded out.
  const isBeside =
    !activeElement || activeElement.contains(overlay) || activeElement.matches('main');
  const isLost =
    overlay instanceof HTMLDialogElement && (isBeside || overlay.contains(activeElement));
  // The messages would return it to where it was in the overlay.
  if (isLost || activeElement?.closest(alwaysOnTop)) opener?.focus();
};

const afterToggle = (event: ToggleEvent) => {
  const target = overlayOf(event);
  if (event.newState === 'closed') {
    if (target) returnFocus(target);
  } else if (target instanceof HTMLDialogElement) afterOpening(target);
};

/** A list that the keyboard has left would cover the page. */
const closeLeftList = (event: FocusEvent) => {
  const list = closest(event, '[popover]:not(dialog, body > *)');
  const { relatedTarget } = event;
  if (!list || !(relatedTarget instanceof Element) || list.contains(relatedTarget)) return;
  if (!relatedTarget.closest(`[popovertarget="${list.id}"], ${alwaysOnTop}`)) list.hidePopover();
};

/** React replaces an island that an extension or a translator has changed, and takes one that fails out of the page for a moment. */
const reopen = ({ type, target }: Event) => {
  if (!opened) return;
  const hasFailed = type === 'island-failed' && target instanceof Node && target.contains(opened);
  if (opened.isConnected && !hasFailed) return;
  const { id, dataset } = opened;
  opened = undefined;
  releasePage();
  const overlay = document.getElementById(id);
  if (!opener?.isConnected)
    opener = document.querySelector<HTMLElement>(
      `[popovertarget="${id}"]:not([popovertargetaction]), [name="plan"][value="${dataset.plan}"]`,
    );
  if (!overlay) return;
  Object.assign(overlay.dataset, dataset);
  showWithoutFocus(overlay);
};

/** Makes the page inert behind a popover that is a dialog, returns the focus, and closes what the browser does not close by itself. */
export const startOverlays = (): void => {
  listen('click', onClick);
  listen('beforetoggle', beforeToggle);
  listen('toggle', afterToggle);
  listen('focusout', closeLeftList);
  document.addEventListener('island-rendered', reopen);
  document.addEventListener('island-failed', reopen);

  // Where the header has room for the whole navigation, it has no menu button.
  addEventListener('resize', () => {
    if (opener?.offsetWidth === 0) opened?.hidePopover();
  });
  addEventListener('popstate', () => {
    opened?.hidePopover();
    opened = undefined;
    releasePage();
  });

  listen('keydown', ({ key, isComposing, keyCode }) => {
    // Escape may end the composition of an input method, which Safari reports by this code only.
    if (key !== 'Escape' || isComposing || keyCode === 229) return;
    if (opened?.popover === 'manual') opened.hidePopover();
  });
  // Browsers leave a manual popover open after a tap beside it, and Safari 17 any.
  // A press that selects text in the overlay may be released beside it.
  let isPressInside = false;
  const isInside = ({ target }: Event) => target instanceof Node && opened?.contains(target);
  listen('pointerdown', (event) => {
    isPressInside = isInside(event) === true;
  });
  listen('pointerup', (event) => {
    if (isPressInside || isInside(event)) return;
    if (!closest(event, `[popovertarget], ${alwaysOnTop}`)) opened?.hidePopover();
  });
};
