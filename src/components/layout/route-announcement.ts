import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

/** Stays in the document on navigation: screen readers only announce changes of an existing element. */
let region: HTMLElement | undefined;

const addRegion = (): HTMLElement => {
  const added = document.body.appendChild(document.createElement('p'));
  added.className = 'sr-only';
  added.setAttribute('aria-live', 'assertive');
  return added;
};

/** Announces a page by its heading, in its own language, after a navigation; the browser announces the first page. */
export const RouteAnnouncement = (): null => {
  const { t } = useTranslation('common');
  const announce = useEffectEvent(() => {
    if (region) {
      const page = document.querySelector('h1')?.textContent ?? document.title;
      region.textContent = t('pageOpened', { page });
    }
    region ??= addRegion();
  });
  // Without dependencies: choosing another language also renders the page that the visitor leaves.
  useEffect(() => announce(), []);
  return null;
};
