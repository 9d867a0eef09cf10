import {
  failedEvent,
  failedAttribute,
  fallbackEvent,
  hydratedEvent,
  hydratedAttribute,
  islandAttribute,
  pendingEvent,
} from '../marks';
import { currentElement, islandOf, placeOf, type PlacedElement } from './place';

/** How long a submitted form waits for its island, in milliseconds. */
export const fallbackTimeout = 10_000;

interface PendingSubmit {
  form: PlacedElement<HTMLFormElement>;
  button: PlacedElement | undefined;
  /** The focus at the time of submission: Safari does not focus a button that is pressed. */
  focused: Element | null;
}

const pending = new Set<PendingSubmit>();
let hasFailed = false;

/** React rendered every form outside of islands. */
const isHydrated = (form: HTMLFormElement): boolean =>
  islandOf(form)?.hasAttribute(hydratedAttribute) !== false;

/** The form on the page: React may have replaced the one that was submitted. */
const formOnPage = ({ form }: PendingSubmit): HTMLFormElement | undefined => {
  const found = currentElement(form);
  return found instanceof HTMLFormElement ? found : undefined;
};

/** The form's pressed button, as it is on the page now. */
const buttonOnPage = (
  { button }: PendingSubmit,
  form: HTMLFormElement,
): HTMLButtonElement | null => {
  const found = button && currentElement(button);
  return found instanceof HTMLButtonElement && found.form === form ? found : null;
};

const dispatch = (form: HTMLFormElement, type: string): boolean =>
  form.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

/** A message is always sent, but a visitor who is busy elsewhere gets no dialog or page. */
const hasMovedOn = ({ focused }: PendingSubmit, form: HTMLFormElement, button: Element | null) => {
  const { activeElement } = document;
  return (
    form.method === 'get' && ![document.body, focused, button].some((one) => one === activeElement)
  );
};

/** Submits the form as without scripts; `form.submit()` would leave the button out. */
const submitNatively = (form: HTMLFormElement, button: HTMLButtonElement | null): void => {
  if (button?.name) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = button.name;
    field.value = button.value;
    form.append(field);
  }
  HTMLFormElement.prototype.submit.call(form);
};

const fallBack = (submit: PendingSubmit): void => {
  if (!pending.delete(submit)) return;
  const form = formOnPage(submit) ?? submit.form.element;
  const button = buttonOnPage(submit, form);
  if (hasMovedOn(submit, form, button)) return;
  if (!form.isConnected) {
    // Its message is sent even without a place.
    form.hidden = true;
    document.body.append(form);
  }
  if (dispatch(form, fallbackEvent)) submitNatively(form, button);
};

const keep = (event: SubmitEvent, start: () => void): void => {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || isHydrated(form)) return;
  event.preventDefault();
  event.stopImmediatePropagation();

  const before = [...pending].find((one) => one.form.element === form);
  const submit: PendingSubmit = before ?? { form: placeOf(form), button: undefined, focused: null };
  submit.button = submitter ? placeOf(submitter) : undefined;
  submit.focused = document.activeElement;
  pending.add(submit);
  dispatch(form, pendingEvent);
  start();
  if (hasFailed || islandOf(form)?.hasAttribute(failedAttribute)) fallBack(submit);
  else if (!before) setTimeout(() => fallBack(submit), fallbackTimeout);
};

const replay = (island: Element): void => {
  for (const submit of pending) {
    const form = formOnPage(submit);
    if (!form || !island.contains(form)) continue;
    pending.delete(submit);
    const button = buttonOnPage(submit, form);
    if (!hasMovedOn(submit, form, button)) form.requestSubmit(button);
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

/**
 * Keeps a form that is submitted before hydration, and submits it again afterwards; `start` starts the framework. If that fails, the form
 * submits natively, unless a listener of `submit-fallback` takes over.
 * @returns Makes all forms fall back, for a framework that cannot start.
 */
export const keepSubmits = (start: () => void): (() => void) => {
  addEventListener('submit', (event) => keep(event, start), true);
  document.addEventListener(hydratedEvent, ({ target }) => {
    if (!(target instanceof Element)) return;
    target.removeAttribute(failedAttribute);
    replay(target);
  });
  document.addEventListener(failedEvent, ({ target }) => {
    if (target instanceof Element) fail(target);
  });
  return () => {
    hasFailed = true;
    for (const submit of pending) fallBack(submit);
  };
};
