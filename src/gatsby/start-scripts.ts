/**
 * Starts the site's scripts. It stands in the page's own HTML, so it must not use anything from outside of itself.
 *
 * The scripts never compete with the first view: they start when it was painted and the browser is idle, or at once when the visitor
 * touches the page. What the visitor does before a part of the page has come to life is kept and repeated then: a tapped button
 * is tapped again, a submitted form is submitted again. Where the scripts do not arrive, forms post themselves.
 *
 * @param sources Addresses of the scripts, in their order.
 */
export const startScripts = (sources: readonly string[]): void => {
  const pending = new Map<HTMLElement, HTMLElement | null>();
  const root = document.documentElement;
  const policy = window.trustedTypes?.createPolicy('starter', {
    createScriptURL: (address) => address,
  });
  let started = false;
  let failed = false;

  const isLive = (element: Element) =>
    (element.closest('[data-part]') ?? document.body).hasAttribute('data-live');

  const repeat = () => {
    pending.forEach((submitter, element) => {
      if (!failed && !isLive(element)) return;
      pending.delete(element);
      if (!(element instanceof HTMLFormElement)) element.click();
      else if (failed) HTMLFormElement.prototype.submit.call(element);
      else element.requestSubmit(submitter);
    });
  };

  const fail = () => {
    failed = true;
    repeat();
  };

  const start = () => {
    if (started) return;
    started = true;
    for (const source of sources) {
      const script = document.createElement('script');
      // The type of the property does not know Trusted Types yet.
      script.src = (policy?.createScriptURL(source) ?? source) as string;
      script.async = false;
      script.onerror = fail;
      document.body.append(script);
    }
  };

  const touch = () => {
    root.setAttribute('data-touched', '');
    start();
  };

  const keep = (event: Event) => {
    if (!(event.target instanceof Element) || failed) return;
    const element =
      event.type === 'submit' ? event.target : event.target.closest('button[type=button]');
    if (!(element instanceof HTMLElement) || isLive(element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pending.set(element, event instanceof SubmitEvent ? event.submitter : null);
    touch();
  };

  for (const type of ['pointerdown', 'touchstart', 'keydown']) {
    addEventListener(type, touch, { once: true, capture: true, passive: true });
  }
  for (const type of ['pointermove', 'scroll']) {
    addEventListener(type, start, { once: true, capture: true, passive: true });
  }
  for (const type of ['click', 'submit']) addEventListener(type, keep, { capture: true });
  document.addEventListener('part-live', repeat);
  document.addEventListener('part-failed', fail);
  addEventListener('load', () => {
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
      else setTimeout(start, 200);
    });
  });
};
