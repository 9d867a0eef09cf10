import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

/** Outlives every page: screen readers only speak of changes in a place that was there before. */
let place: HTMLElement | undefined;

/** Adds the place and says nothing: that the first page has opened is told by the browser itself. */
const addPlace = (): HTMLElement => {
  const added = document.body.appendChild(document.createElement('p'));
  added.className = 'sr-only';
  added.setAttribute('aria-live', 'assertive');
  return added;
};

/**
 * Announces a page that the visitor has navigated to by its heading, in the page's language. It is a component of its own, because new
 * words render it again, and the layout must not be rendered before its islands are hydrated.
 */
export const RouteAnnouncement = (): null => {
  const { t } = useTranslation('common');
  const tell = useEffectEvent(() => {
    if (place) {
      const page = document.querySelector('h1')?.textContent ?? document.title;
      place.textContent = t('arrived', { page });
    }
    place ??= addPlace();
  });
  // Once a page: choosing a language gives the page that is left new words, too.
  useEffect(() => tell(), []);
  return null;
};
