import {
  failedEvent,
  failedAttribute,
  fallbackEvent,
  hydratedEvent,
  hydratedAttribute,
  islandAttribute,
  pendingEvent,
} from '../attributes';
import { currentElement, islandOf, placeOf, type PlacedElement } from './place';

/** How long a submitted form waits for its island, in milliseconds. */
export const postTimeout = 10_000;

interface PendingSubmit {
  form: PlacedElement<HTMLFormElement>;
  button: PlacedElement | undefined;
  /** Whether it is invalid: then the next interaction drops it. */
  isIncomplete: boolean;
}

const pending = new Set<PendingSubmit>();

/** React rendered every form outside of islands. */
const isHydrated = (form: HTMLFormElement): boolean =>
  islandOf(form)?.hasAttribute(hydratedAttribute) !== false;

/** The form on the page: React may have replaced the one that was submitted. */
const formOnPage = ({ form }: PendingSubmit): HTMLFormElement | undefined => {
  const found = currentElement(form);
  return found instanceof HTMLFormElement ? found : undefined;
};

/** Submits with the button that was pressed, as it is on the page now. */
const submitAgain = ({ button }: PendingSubmit, form: HTMLFormElement): void => {
  const found = button && currentElement(button);
  const isItsButton = found instanceof HTMLButtonElement && found.form === form;
  form.requestSubmit(isItsButton ? found : undefined);
};

const fallBack = (submit: PendingSubmit): void => {
  if (!pending.delete(submit)) return;
  // React may have removed it without a replacement: its message is sent anyway.
  const detail = formOnPage(submit) ?? submit.form.element;
  dispatchEvent(new CustomEvent<HTMLFormElement>(fallbackEvent, { detail }));
};

const queue = (event: SubmitEvent): void => {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || isHydrated(form)) return;
  // It only leads to another page.
  if (form.method === 'get') return;
  event.preventDefault();
  event.stopImmediatePropagation();

  const before = [...pending].find((one) => one.form.element === form);
  const submit: PendingSubmit = Object.assign(before ?? { form: placeOf(form) }, {
    button: submitter ? placeOf(submitter) : undefined,
    isIncomplete: !form.dispatchEvent(new Event(pendingEvent, { bubbles: true, cancelable: true })),
  });
  pending.add(submit);
  if (islandOf(form)?.hasAttribute(failedAttribute)) fallBack(submit);
  else if (!before) setTimeout(() => fallBack(submit), postTimeout);
};

const replay = (island: Element): void => {
  for (const submit of pending) {
    const form = formOnPage(submit);
    if (!form || !island.contains(form)) continue;
    pending.delete(submit);
    submitAgain(submit, form);
  }
};

const fail = (place: Element): void => {
  const islands = place.hasAttribute(islandAttribute)
    ? [place]
    : place.querySelectorAll(`[${islandAttribute}]`);
  for (const island of islands) {
    island.removeAttribute(hydratedAttribute);
    island.setAttribute(failedAttribute, '');
    for (const submit of pending) if (island.contains(formOnPage(submit) ?? null)) fallBack(submit);
  }
};

/** A form that the visitor corrects is not sent meanwhile. */
const dropIncomplete = (): void => {
  for (const submit of pending) if (submit.isIncomplete) pending.delete(submit);
};

/** A dialog may be opened for something else. */
const fallBackIn = (event: Event): void => {
  const { target } = event;
  if (!(target instanceof Element) || !('newState' in event) || event.newState !== 'closed') return;
  for (const submit of pending) if (target.contains(formOnPage(submit) ?? null)) fallBack(submit);
};

const fallBackAll = (): void => {
  for (const submit of pending) fallBack(submit);
};

/**
 * Queues a form that is submitted before hydration, and submits it again afterwards. If that fails, or the visitor leaves the page, a
 * listener of `submit-fallback` has to send it.
 * @returns Makes all forms fall back, for a framework that cannot start.
 */
export const queueSubmits = (): (() => void) => {
  addEventListener('submit', queue, true);
  for (const type of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(type, dropIncomplete, { capture: true, passive: true });
  addEventListener('pagehide', fallBackAll);
  addEventListener('beforetoggle', fallBackIn, true);
  document.addEventListener(hydratedEvent, ({ target }) => {
    if (!(target instanceof Element)) return;
    target.removeAttribute(failedAttribute);
    replay(target);
  });
  document.addEventListener(failedEvent, ({ target }) => {
    if (target instanceof Element) fail(target);
  });
  return () => {
    fail(document.body);
    fallBackAll();
  };
};
