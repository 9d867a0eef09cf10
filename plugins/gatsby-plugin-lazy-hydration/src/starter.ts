import { restoreDraft, saveDraft } from './draft';
import { readyEvent, scriptsId, staticAttribute, staticPageKey } from './names';
import { savesData } from './saves-data';

/** How long React may take after the first interaction, in milliseconds. */
const timeout = 10_000;

/** Every kind of first interaction. `touchstart` is none, so that a tap has its response before React starts. */
const interactions = [
  'pointermove',
  'pointerup',
  'mousemove',
  'mouseup',
  'touchend',
  'keydown',
  'focusin',
  'scroll',
  'input',
  'change',
  'click',
  'submit',
];

const root = document.documentElement;
let isReady = false;

const listen = <Type extends keyof DocumentEventMap>(
  type: Type,
  handle: (event: DocumentEventMap[Type]) => void,
): void => document.addEventListener(type, handle, { capture: true, passive: type !== 'submit' });

const showStatic = (): void => {
  if (!isReady) root.setAttribute(staticAttribute, '');
};

/** Whether React has failed on this page, which was then loaded once more. */
const takeStaticMark = (): boolean => {
  try {
    const isMarked = sessionStorage.getItem(staticPageKey) === location.pathname;
    sessionStorage.removeItem(staticPageKey);
    return isMarked;
  } catch {
    return false;
  }
};

let pointerAt: string | undefined;

/** Browsers also send a move when a page appears or scrolls under a resting pointer. */
const isResting = (event: Event): boolean => {
  if (!(event instanceof MouseEvent) || !event.type.endsWith('move')) return false;
  const before = pointerAt;
  pointerAt = `${event.clientX} ${event.clientY}`;
  return before === undefined || before === pointerAt;
};

/** Downloads the scripts when the page is idle, without running them. */
const prefetch = (scripts: readonly HTMLScriptElement[]): void => {
  const whenIdle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 200));
  addEventListener('load', () =>
    whenIdle(() => {
      for (const { src } of scripts) {
        const link = document.createElement('link');
        Object.assign(link, { rel: 'prefetch', as: 'script', href: src });
        document.head.append(link);
      }
    }),
  );
};

const startOnInteraction = (template: HTMLTemplateElement): void => {
  let isStarted = false;
  const start = (event: Event): void => {
    if (isStarted || isResting(event)) return;
    isStarted = true;
    setTimeout(showStatic, timeout);
    // The interaction's own frame is painted first.
    requestAnimationFrame(() => setTimeout(() => document.body.append(template.content)));
  };
  for (const type of interactions) addEventListener(type, start, { capture: true, passive: true });
  addEventListener(
    'error',
    ({ target }) => target instanceof HTMLScriptElement && showStatic(),
    true,
  );
  if (!savesData())
    prefetch([...template.content.querySelectorAll<HTMLScriptElement>('script[src]')]);
};

type FindButton = () => HTMLButtonElement | undefined;

/** Finds a button again, or what React has put in its place. */
const finder = (button: HTMLButtonElement): FindButton => {
  const index = [...document.querySelectorAll('button')].indexOf(button);
  return () => (button.isConnected ? button : document.querySelectorAll('button')[index]);
};

/** The last button that was pressed, and the last that submitted a form, before React was ready. */
let pressed: FindButton | undefined;
let submitted: FindButton | undefined;

const keepClick = ({ target }: Event): void => {
  const button =
    target instanceof Element &&
    target.closest<HTMLButtonElement>('button:not([popovertarget], [type="submit"])');
  if (button && !isReady) pressed = finder(button);
};

const keepSubmit = (event: SubmitEvent): void => {
  const { target: form, submitter } = event;
  if (isReady || !(form instanceof HTMLFormElement)) return;
  // Without React, a form that leads to another page does so.
  if (form.method === 'get' && root.hasAttribute(staticAttribute)) return;
  event.preventDefault();
  const button = submitter ?? form.querySelector('[type="submit"]');
  if (button instanceof HTMLButtonElement) submitted = finder(button);
};

const replay = (): void => {
  root.removeAttribute(staticAttribute);
  for (const find of [pressed, submitted]) {
    // A click, because React hydrates a section at once for it, but not for a submit.
    const button = find?.();
    button?.click();
    // React has replaced the button meanwhile.
    if (button?.isConnected === false) find?.()?.click();
  }
};

/** Makes the page behind the open menu inert. It is released before the menu closes, because an inert button cannot get the focus back. */
const setInert = ({ target, type, newState }: ToggleEvent): void => {
  if (!(target instanceof HTMLDialogElement) || !target.popover) return;
  // The menu itself gets the focus, not its first link. In the HTML, the browser would log it for addresses with an anchor.
  target.autofocus = true;
  for (const sibling of target.parentElement?.children ?? [])
    if (sibling !== target && sibling instanceof HTMLElement)
      sibling.inert = type === 'toggle' && newState === 'open';
};

const saveDraftOf = ({ target }: Event): void => {
  const form = target instanceof Element && target.closest('form');
  if (form) saveDraft(form);
};

const template = document.getElementById(scriptsId);
if (template instanceof HTMLTemplateElement) {
  if (takeStaticMark()) showStatic();
  else startOnInteraction(template);
}
for (const form of document.forms) {
  // The browser's own messages are in its own language.
  form.noValidate = true;
  restoreDraft(form);
}
listen('beforetoggle', setInert);
listen('toggle', setInert);
listen('input', saveDraftOf);
// As it leaves the page: React may have hydrated the page for this click, and has handled it then.
addEventListener('click', keepClick);
listen('submit', keepSubmit);
// Not within React's own work, in which it hydrates nothing else.
addEventListener(
  readyEvent,
  () => {
    isReady = true;
    setTimeout(replay);
  },
  { once: true },
);
// After a reload, nothing but the server renders the page of an earlier entry until React runs.
const { pathname } = location;
addEventListener('popstate', () => {
  if (!isReady && location.pathname !== pathname) location.reload();
});
