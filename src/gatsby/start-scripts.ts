/**
 * Starts the site's scripts. It stands in the page's own HTML, so it must not use anything from outside of itself.
 *
 * The scripts never compete with the first view: they start when it was painted and the browser is idle, or at once when the visitor
 * touches the page. What the visitor does before a part of the page has come to life is kept and repeated then: a tapped button
 * is tapped again, a submitted form is submitted again. Where the scripts do not arrive, or a part of the page fails, it becomes what
 * it is without scripts, and forms post themselves.
 *
 * @param sources Addresses of the scripts, in their order.
 * @param canStart Whether they can start at this address at all.
 */
export const startScripts = (sources: readonly string[], canStart: () => boolean): void => {
  const pending = new Map<HTMLElement, HTMLElement | null>();
  const root = document.documentElement;
  const patience = 10_000;
  // The site's own addresses and markup, which a browser that asks for Trusted Types takes from nobody else.
  const policy = window.trustedTypes?.createPolicy('starter', {
    createScriptURL: (address) => address,
    createHTML: (markup) => markup,
  });
  let started = false;

  const partOf = (element: Element) => element.closest('[data-part]') ?? document.body;
  const isLive = (element: Element) => partOf(element).hasAttribute('data-live');
  const hasFailed = (element: Element) => element.closest('[data-failed]') !== null;

  /** React has put another one in its place, which is empty: what was submitted goes out by itself. */
  const sendAway = (element: HTMLElement) => {
    pending.delete(element);
    if (!(element instanceof HTMLFormElement)) return;
    element.hidden = true;
    document.body.append(element);
    HTMLFormElement.prototype.submit.call(element);
  };

  const repeat = () => {
    pending.forEach((submitter, element) => {
      if (!element.isConnected) return sendAway(element);
      const failed = hasFailed(element);
      if (!failed && !isLive(element)) return;
      pending.delete(element);
      if (element instanceof HTMLFormElement) {
        if (failed) HTMLFormElement.prototype.submit.call(element);
        else element.requestSubmit(submitter);
        return;
      }
      // Whoever has gone on to something else does not wait for a button any more; Safari gives the focus to none that is pressed.
      if ([element, document.body].some((one) => one === document.activeElement)) element.click();
    });
  };

  const fail = (place: Element) => {
    if (hasFailed(place)) return;
    place.setAttribute('data-failed', '');
    // Where scripts may run, a browser takes what these hold for mere text.
    for (const noscript of place.querySelectorAll('noscript')) {
      const markup = noscript.textContent ?? '';
      // The types of the DOM do not know Trusted Types yet, here and below.
      noscript.insertAdjacentHTML('afterend', (policy?.createHTML(markup) ?? markup) as string);
      noscript.textContent = '';
    }
    repeat();
  };

  const start = () => {
    if (started) return;
    started = true;
    if (!canStart()) return fail(document.body);
    for (const source of sources) {
      const script = document.createElement('script');
      script.src = (policy?.createScriptURL(source) ?? source) as string;
      script.async = false;
      script.onerror = () => fail(document.body);
      document.body.append(script);
    }
  };

  const touch = () => {
    root.setAttribute('data-touched', '');
    start();
  };

  const keep = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const element =
      event.type === 'submit' ? event.target : event.target.closest('button[type=button]');
    if (!(element instanceof HTMLElement) || isLive(element) || hasFailed(element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pending.set(element, event instanceof SubmitEvent ? event.submitter : null);
    touch();
    // Whatever keeps the scripts from coming to life: what was submitted goes out.
    setTimeout(() => pending.has(element) && fail(partOf(element)), patience);
  };

  const once = { once: true, capture: true, passive: true };
  for (const type of ['pointerdown', 'touchstart', 'keydown']) addEventListener(type, touch, once);
  for (const type of ['pointermove', 'scroll']) addEventListener(type, start, once);
  for (const type of ['click', 'submit']) addEventListener(type, keep, { capture: true });
  document.addEventListener('part-live', ({ target }) => {
    if (target instanceof Element) target.removeAttribute('data-failed');
    repeat();
  });
  document.addEventListener('part-failed', ({ target }) => {
    if (target instanceof Element) fail(partOf(target));
  });
  const whenIdle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 200));
  addEventListener('error', ({ filename }) => {
    // What came is no script that this browser reads, such as the page of a network that wants its visitors to sign in.
    if (sources.some((source) => filename?.endsWith(source)))
      setTimeout(() => isLive(root) || fail(document.body));
  });
  addEventListener('load', () => {
    // A browser may be done with loading, and idle, before the first view is on the screen.
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      requestAnimationFrame(() => whenIdle(start, { timeout: 2000 }));
    }).observe({ type: 'paint', buffered: true });
  });
};
