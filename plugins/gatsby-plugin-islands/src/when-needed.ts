import { scriptsId, touchedAttribute } from './attributes';

/** How far outside of the viewport an island hydrates, so that it is ready when scrolled to. */
const margin = '600px 0px';

/** How often to check whether a press has ended, in milliseconds. */
const pressInterval = 50;

/** Chrome marks the document that it translated, Edge each element; others put texts into `font` elements. */
const translations = '.translated-ltr, .translated-rtl, [_msttexthash], #___gatsby font';

/** Firefox and Safari only change the language of the document; the starter keeps the original one. */
const isTranslated = (): boolean => {
  const root = document.documentElement;
  const { lang } = document.getElementById(scriptsId) ?? root;
  return lang !== root.lang || document.querySelector(translations) !== null;
};

/**
 * Waits until an island is near the viewport or used, then calls `hydrate` once. In a translated page only an interaction counts, because
 * hydration restores the original text.
 * @returns A function that stops waiting.
 */
export const whenNeeded = (element: HTMLElement, hydrate: () => void): (() => void) => {
  let near: IntersectionObserver | undefined;
  // React may replace what is pressed, and browsers send no click to what is replaced between press and release.
  const hydrateUnpressed = () => {
    if (element.querySelector(':active')) setTimeout(hydrateUnpressed, pressInterval);
    else hydrate();
  };
  const hydrateNow = () => {
    stop();
    hydrateUnpressed();
  };
  const onNear = () => {
    if (!isTranslated()) hydrateNow();
  };
  // The starter marks it; the browser first ends what it does for the event.
  const touched = new MutationObserver(() => setTimeout(hydrateNow));
  const stop = () => {
    near?.disconnect();
    touched.disconnect();
  };

  touched.observe(element, { attributeFilter: [touchedAttribute] });
  if (element.hasAttribute(touchedAttribute)) hydrateNow();
  else if (!('IntersectionObserver' in window)) onNear();
  else {
    near = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onNear(),
      { rootMargin: margin },
    );
    // The header is fixed; the island around it has no height, so an element in it is observed.
    near.observe(element.firstElementChild ?? element);
  }
  return stop;
};
