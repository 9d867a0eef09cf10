import {
  failedEvent,
  failedMark,
  fallbackEvent,
  hydratedEvent,
  hydratedMark,
  islandMark,
  pendingEvent,
} from '../marks';
import { elementAt, islandOf, placeOf, type Place } from './place';

/** How long a submitted form waits for its island, in milliseconds. */
export const patience = 10_000;

interface PendingSubmit {
  form: HTMLFormElement;
  place: Place | undefined;
  submitter: Place | undefined;
}

const pending = new Set<PendingSubmit>();
let hasFailed = false;

/** A form outside of islands was rendered by React. */
const isHydrated = (form: HTMLFormElement): boolean =>
  islandOf(form)?.hasAttribute(hydratedMark) !== false;

/** The form on the page: React may have put another one in its place. */
const formOnPage = ({ form, place }: PendingSubmit): HTMLFormElement => {
  const found = form.isConnected ? form : place && elementAt(place);
  if (found instanceof HTMLFormElement) return found;
  // Without a place its message is still sent.
  form.hidden = true;
  document.body.append(form);
  return form;
};

const dispatch = (form: HTMLFormElement, type: string): boolean =>
  form.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

const fallBack = (submit: PendingSubmit): void => {
  if (!pending.delete(submit)) return;
  const form = formOnPage(submit);
  if (dispatch(form, fallbackEvent)) HTMLFormElement.prototype.submit.call(form);
};

const keep = (event: SubmitEvent, start: () => void): void => {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || isHydrated(form)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const submit = {
    form,
    place: placeOf(form),
    submitter: submitter ? placeOf(submitter) : undefined,
  };
  for (const other of pending) if (other.form === form) pending.delete(other);
  pending.add(submit);
  dispatch(form, pendingEvent);
  start();
  if (hasFailed || islandOf(form)?.hasAttribute(failedMark)) fallBack(submit);
  else setTimeout(() => fallBack(submit), patience);
};

/** A message is sent in any case, but nobody who is busy elsewhere wants a dialog; Safari focuses no button that is pressed. */
const hasGoneOn = (form: HTMLFormElement, button: Element | undefined): boolean =>
  form.method === 'get' &&
  document.activeElement !== document.body &&
  document.activeElement !== button;

const replay = (island: Element): void => {
  for (const submit of pending) {
    const form = formOnPage(submit);
    if (!island.contains(form)) continue;
    pending.delete(submit);
    const button = submit.submitter && elementAt(submit.submitter);
    if (!hasGoneOn(form, button)) form.requestSubmit(button instanceof HTMLElement ? button : null);
  }
};

const fail = (place: Element): void => {
  const islands = place.hasAttribute(islandMark)
    ? [place]
    : place.querySelectorAll(`[${islandMark}]`);
  for (const island of islands) {
    island.removeAttribute(hydratedMark);
    island.setAttribute(failedMark, '');
    for (const submit of pending) if (island.contains(formOnPage(submit))) fallBack(submit);
  }
};

/**
 * Keeps a form that is submitted before its island is hydrated, and submits it once more when it is. When the scripts or the island do
 * not come, the form falls back to what it does without scripts, unless a listener of `submit-fallback` takes over.
 *
 * @param start Starts the framework.
 * @returns Tells that the framework cannot start.
 */
export const keepSubmits = (start: () => void): (() => void) => {
  addEventListener('submit', (event) => keep(event, start), true);
  document.addEventListener(hydratedEvent, ({ target }) => {
    if (!(target instanceof Element)) return;
    target.removeAttribute(failedMark);
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
