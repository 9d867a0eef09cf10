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
  place: Place | undefined;
  submitter: Place | undefined;
}

const pending = new Map<HTMLFormElement, PendingSubmit>();
let hasFailed = false;

/** A form outside of islands was rendered by React. */
const isHydrated = (form: HTMLFormElement): boolean =>
  islandOf(form)?.hasAttribute(hydratedMark) !== false;

const dispatch = (form: HTMLFormElement, type: string): boolean =>
  form.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

const fallBack = (form: HTMLFormElement): void => {
  if (pending.delete(form) && dispatch(form, fallbackEvent))
    HTMLFormElement.prototype.submit.call(form);
};

const isWithout = (form: HTMLFormElement): boolean =>
  hasFailed || islandOf(form)?.hasAttribute(failedMark) === true;

const keep = (event: SubmitEvent, start: () => void): void => {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || isHydrated(form)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pending.set(form, {
    place: placeOf(form),
    submitter: submitter ? placeOf(submitter) : undefined,
  });
  dispatch(form, pendingEvent);
  start();
  if (isWithout(form)) fallBack(form);
  else setTimeout(() => fallBack(form), patience);
};

/** A message is sent in any case, but nobody who is busy elsewhere wants a dialog; Safari focuses no button that is pressed. */
const hasGoneOn = (form: HTMLFormElement, button: Element | undefined): boolean =>
  form.method === 'get' &&
  document.activeElement !== document.body &&
  document.activeElement !== button;

const replay = (island: Element): void => {
  for (const [form, { place, submitter }] of pending) {
    const now = form.isConnected ? form : place && elementAt(place);
    if (!(now instanceof HTMLFormElement) || !island.contains(now)) continue;
    pending.delete(form);
    const button = submitter && elementAt(submitter);
    if (!hasGoneOn(now, button)) now.requestSubmit(button instanceof HTMLElement ? button : null);
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
    if (!(target instanceof Element)) return;
    const isIsland = target.hasAttribute(islandMark);
    const failed = isIsland ? [target] : [...target.querySelectorAll(`[${islandMark}]`)];
    for (const island of failed) {
      island.removeAttribute(hydratedMark);
      island.setAttribute(failedMark, '');
      for (const form of pending.keys()) if (island.contains(form)) fallBack(form);
    }
  });
  return () => {
    hasFailed = true;
    for (const form of pending.keys()) fallBack(form);
  };
};
