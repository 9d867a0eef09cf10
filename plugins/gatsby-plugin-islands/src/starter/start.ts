import {
  failedEvent,
  pendingEvent,
  renderedEvent,
  scriptsId,
  startedEvent,
  touchedAttribute,
} from '../attributes';
import { savesData } from '../saves-data';
import { canStart } from './can-start';
import { islandOf } from './place';
import { queueSubmits } from './pending-submits';
import { isStaleBuild } from './stale-build';

/** Fetches the framework's inert scripts at low priority when the page has loaded, is painted and the browser is idle; none of them runs. */
const prefetchScripts = (scripts: readonly HTMLScriptElement[]): void => {
  if (savesData()) return;
  const whenIdle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 200));
  const prefetch = () => {
    for (const { src } of scripts) {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.as = 'script';
      link.href = src;
      // Safari ignores such links.
      if (link.relList.supports('prefetch')) document.head.append(link);
      else fetch(src, { priority: 'low' }).catch(() => undefined);
    }
  };
  addEventListener('load', () => {
    const onPaint = new PerformanceObserver(() => {
      onPaint.disconnect();
      whenIdle(prefetch);
    });
    // A page without pictures has often loaded before its first paint.
    onPaint.observe({ type: 'paint', buffered: true });
  });
};

/** The use of an island; a form that waits for it dispatches the last. React stops events in one that is not hydrated, so only the window sees them. */
const uses = ['focusin', 'input', 'click', pendingEvent] as const;

/** Every kind of first interaction. `touchstart` is not one, so that a tap gets its response before the framework is evaluated. */
const interactions = [
  'pointermove',
  'pointerup',
  'mousemove',
  'mouseup',
  'touchend',
  'keydown',
  'scroll',
  'change',
  ...uses,
] as const;

let pointerAt: string | undefined;

/** Browsers also send a move when a page appears or scrolls under a resting pointer: then it is where it was before, or where it is first seen. */
const isResting = (event: Event): boolean => {
  if (!(event instanceof MouseEvent) || !event.type.endsWith('move')) return false;
  const before = pointerAt;
  pointerAt = `${event.clientX} ${event.clientY}`;
  return before === undefined || before === pointerAt;
};

/** Starts the framework, whose inert scripts the template holds, on the first interaction. */
const startOnInteraction = (template: HTMLTemplateElement): void => {
  const scripts = [...template.content.querySelectorAll<HTMLScriptElement>('script[src]')];
  template.lang = document.documentElement.lang;
  // The remaining scripts only name the build and its files.
  document.body.append(...template.content.querySelectorAll('script:not([src])'));
  const fail = queueSubmits();
  let started = false;

  const start = () => {
    if (started) return;
    started = true;
    // The interaction's own frame is painted before anything else is done.
    requestAnimationFrame(() =>
      setTimeout(() => {
        dispatchEvent(new Event(startedEvent));
        if (!canStart()) return fail();
        window.___isStale = isStaleBuild();
        void window.___isStale.then((isStale) => isStale && fail());
        document.body.append(template.content);
      }),
    );
  };

  const mark = ({ target }: Event) => {
    if (target instanceof Element) islandOf(target)?.setAttribute(touchedAttribute, '');
  };
  for (const type of uses) addEventListener(type, mark, { capture: true, passive: true });
  for (const type of interactions)
    addEventListener(type, (event) => isResting(event) || start(), {
      capture: true,
      passive: true,
    });

  // React also reports what it has recovered from.
  let isRunning = false;
  for (const type of [renderedEvent, failedEvent])
    addEventListener(type, () => {
      isRunning = true;
    });
  // Until Gatsby runs, nothing renders the page of an entry that it made before the page was reloaded.
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (!isRunning && location.pathname !== pathname) location.reload();
  });
  const failToStart = () => {
    if (started && !isRunning) fail();
  };
  addEventListener(
    'error',
    ({ target, filename }) => {
      if (scripts.some((script) => script === target || script.src === filename))
        setTimeout(failToStart);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => {
    // Of Gatsby and of webpack; extensions reject promises as well.
    if (/page resources|Loading (CSS )?chunk/i.test(String(reason))) failToStart();
  });
  prefetchScripts(scripts);
};

const template = document.getElementById(scriptsId);
if (template instanceof HTMLTemplateElement) startOnInteraction(template);
