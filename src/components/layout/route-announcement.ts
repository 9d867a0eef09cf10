import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

/** Outlives every page: screen readers only announce changes in an element that was there before. */
let region: HTMLElement | undefined;

const addRegion = (): HTMLElement => {
  const added = document.body.appendChild(document.createElement('p'));
  added.className = 'sr-only';
  added.setAttribute('aria-live', 'assertive');
  return added;
};

/**
 * Announces a page after a navigation, by its heading; the browser itself announces the first page. It is a component of its own, because
 * new words render it again, and the layout must not be rendered before its islands are hydrated.
 */
export const RouteAnnouncement = (): null => {
  const { t } = useTranslation('common');
  const announce = useEffectEvent(() => {
    if (region) {
      const page = document.querySelector('h1')?.textContent ?? document.title;
      region.textContent = t('arrived', { page });
    }
    region ??= addRegion();
  });
  // Once a page: choosing a language gives the page that is left new words, too.
  useEffect(() => announce(), []);
  return null;
};
