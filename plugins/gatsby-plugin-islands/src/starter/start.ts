import {
  failedEvent,
  hydrationTriggers,
  renderedEvent,
  scriptsId,
  touchedAttribute,
} from '../marks';
import { canStart } from './can-start';
import { keepInput } from './keep-input';
import { islandOf } from './place';
import { queueSubmits } from './pending-submits';
import { prefetchScripts } from './prefetch';
import { isStaleBuild } from './stale-build';

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
  ...hydrationTriggers,
] as const;

/** Starts the framework, whose inert scripts the template holds, on the first interaction. */
const listen = (template: HTMLTemplateElement): void => {
  const scripts = [...template.content.querySelectorAll<HTMLScriptElement>('script[src]')];
  template.lang = document.documentElement.lang;
  // The remaining scripts only name the build and its files.
  document.body.append(...template.content.querySelectorAll('script:not([src])'));
  const keepFields = keepInput();
  const fail = queueSubmits(() => start());
  let started = false;

  const start = () => {
    if (started) return;
    started = true;
    if (!canStart()) return fail();
    window.___isStale = isStaleBuild();
    void window.___isStale.then((isStale) => isStale && fail());
    // The interaction's own frame is painted before the scripts run.
    requestAnimationFrame(() =>
      setTimeout(() => {
        keepFields();
        document.body.append(template.content);
      }),
    );
  };

  const mark = ({ target }: Event) => {
    if (target instanceof Element) islandOf(target)?.setAttribute(touchedAttribute, '');
  };
  for (const type of hydrationTriggers)
    addEventListener(type, mark, { capture: true, passive: true });
  for (const type of interactions)
    addEventListener(type, start, { capture: true, passive: true, once: true });

  // React also reports what it has recovered from.
  let isRunning = false;
  for (const type of [renderedEvent, failedEvent])
    addEventListener(type, () => {
      isRunning = true;
    });
  const failToStart = () => {
    if (started && !isRunning) fail();
  };
  addEventListener(
    'error',
    ({ target, filename }) => {
      const isOurs =
        scripts.some((script) => script === target) || scripts.some(({ src }) => src === filename);
      if (isOurs) setTimeout(failToStart);
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
if (template instanceof HTMLTemplateElement) listen(template);
