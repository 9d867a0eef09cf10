import { prepareForm, saveDraft } from './draft';
import { renderWholePage } from './fresh-visit';
import { prefetchId, readyEvent, scriptsId, staticAttribute, staticPageKey } from './names';
import { savesData } from './saves-data';
import { tryStorage } from './try-storage';

/** How long React may take after the first interaction, in milliseconds. */
const timeout = 10_000;

/**
 * Every kind of first interaction. `touchstart` is none, so that a tap has its response before
 * React starts.
 */
const interactions = [
  'pointermove',
  'pointerup',
  'touchend',
  'keydown',
  'focusin',
  'scroll',
  'input',
  'change',
  'click',
  'submit',
] as const;

const root = document.documentElement;
let isReady = false;

const findTemplate = (id: string): HTMLTemplateElement | null =>
  document.querySelector<HTMLTemplateElement>(`#${id}`);

const listen = <Type extends keyof DocumentEventMap>(
  type: Type,
  handle: (event: DocumentEventMap[Type]) => void,
): void => document.addEventListener(type, handle, { capture: true, passive: type !== 'submit' });

type FindButton = () => HTMLButtonElement | undefined;

/** Locates a button later, also when React has replaced it. */
const locate = (button: HTMLButtonElement): FindButton => {
  const index = [...document.querySelectorAll('button')].indexOf(button);
  return () => (button.isConnected ? button : document.querySelectorAll('button')[index]);
};

/** The last button that was clicked, and the last that submitted a form, before React was ready. */
let lastClicked: FindButton | undefined;
let lastSubmitted: FindButton | undefined;

/**
 * Shows that a button waits for React, instead of an earlier one; without a button, that none does.
 */
const showBusy = (button?: Element | null): void => {
  document.querySelector('button[aria-busy="true"]')?.setAttribute('aria-busy', 'false');
  if (!root.hasAttribute(staticAttribute)) button?.setAttribute('aria-busy', 'true');
};

const showStatic = (): void => {
  if (isReady) return;
  root.setAttribute(staticAttribute, '');
  showBusy();
};

/** Whether React has failed on this page, which was then loaded once more. */
const hasFailed = (): boolean | undefined =>
  tryStorage((storage) => {
    const failedPage = storage.getItem(staticPageKey);
    storage.removeItem(staticPageKey);
    return failedPage === location.pathname;
  });

let pointerAt: string | undefined;

/** Browsers also fire a move when a page appears or scrolls under a resting pointer. */
const isResting = (event: Event): boolean => {
  if (!(event instanceof MouseEvent) || event.type !== 'pointermove') return false;
  const before = pointerAt;
  pointerAt = `${event.clientX} ${event.clientY}`;
  return before === undefined || before === pointerAt;
};

/** Downloads what React needs when the page is idle, without running it. */
const prefetch = (): void => {
  const links = findTemplate(prefetchId);
  const whenIdle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 200));
  addEventListener('load', () =>
    whenIdle(() => {
      if (links) document.head.append(links.content);
    }),
  );
};

const startOnInteraction = (template: HTMLTemplateElement): void => {
  let isStarted = false;
  const start = (event: Event): void => {
    if (isStarted || isResting(event)) return;
    isStarted = true;
    setTimeout(showStatic, timeout);
    // Lets the browser paint the response to the interaction first.
    requestAnimationFrame(() => setTimeout(() => document.body.append(template.content)));
  };
  for (const type of interactions) listen(type, start);
  addEventListener(
    'error',
    ({ target }) => target instanceof HTMLScriptElement && showStatic(),
    true,
  );
  if (!savesData()) prefetch();
};

const rememberClick = ({ target }: Event): void => {
  const button =
    target instanceof Element &&
    target.closest<HTMLButtonElement>('button:not([popovertarget], [type="submit"])');
  if (!button || isReady) return;
  lastClicked = locate(button);
  showBusy(button);
};

const rememberSubmit = (event: SubmitEvent): void => {
  const { target: form, submitter } = event;
  if (isReady || !(form instanceof HTMLFormElement)) return;
  // A form that only opens another page may do so when React does not run.
  if (form.method === 'get' && root.hasAttribute(staticAttribute)) return;
  event.preventDefault();
  const button = submitter ?? form.querySelector('[type="submit"]');
  if (!(button instanceof HTMLButtonElement)) return;
  lastSubmitted = locate(button);
  showBusy(button);
};

const replay = (): void => {
  root.removeAttribute(staticAttribute);
  showBusy();
  for (const find of [lastClicked, lastSubmitted]) {
    // A click also for a submit: React hydrates a section at once for clicks only.
    const button = find?.();
    button?.click();
    // Hydration has replaced the button.
    if (button?.isConnected === false) find?.()?.click();
  }
};

/**
 * Makes the page behind the open menu inert, until just before it closes: an inert button cannot
 * get the focus back.
 */
const setInert = ({ target, type, newState }: ToggleEvent): void => {
  if (!(target instanceof HTMLDialogElement) || !target.popover) return;
  // Focuses the menu, not its first link. As an attribute in the HTML, Chrome would log a warning
  // for addresses with an anchor.
  target.autofocus = true;
  for (const sibling of target.parentElement?.children ?? [])
    if (sibling !== target && sibling instanceof HTMLElement)
      sibling.inert = type === 'toggle' && newState === 'open';
};

const saveDraftOf = ({ target }: Event): void => {
  const form = target instanceof Element && target.closest('form');
  if (form) saveDraft(form);
};

const template = findTemplate(scriptsId);
if (template) {
  if (hasFailed()) showStatic();
  else startOnInteraction(template);
}
for (const form of document.forms) prepareForm(form);
listen('beforetoggle', setInert);
listen('toggle', setInert);
listen('input', saveDraftOf);
// In the bubble phase: React may have hydrated for this click and handled it before.
addEventListener('click', rememberClick);
listen('submit', rememberSubmit);
listen('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) renderWholePage();
});
addEventListener('pagehide', renderWholePage);
// In a task of its own: during its own work React would hydrate nothing for the replayed click.
addEventListener(
  readyEvent,
  () => {
    isReady = true;
    setTimeout(replay);
  },
  { once: true },
);
// Until React runs, only a reload can show the page of another history entry.
const { pathname } = location;
addEventListener('popstate', () => {
  if (!isReady && location.pathname !== pathname) location.reload();
});
