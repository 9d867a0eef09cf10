import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../site/site-context';

const setLanguage = (language: string): void => {
  document.documentElement.lang = language;
};

/** Menus of the layout, which would stay open. Old browsers have no popovers. */
const closePopovers = (): void => {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover="auto"]'))
    popover.hidePopover?.();
};

/**
 * The layout keeps the link that was followed, and with it the focus. A page begins at its top for
 * the keyboard, too.
 */
const focusPage = (): void =>
  document.getElementById('gatsby-focus-wrapper')?.focus({ preventScroll: true });

/**
 * After a navigation: sets the document's language, closes what is open, moves the focus, and
 * announces the page by its heading. The browser does that for the first page, whose language a
 * translator may have changed.
 */
export const PageChange = () => {
  const { t } = useTranslation('common');
  const { pageId, language } = useSite();
  const isFirst = useRef(true);
  const region = useRef<HTMLParagraphElement>(null);

  const change = useEffectEvent(() => {
    setLanguage(language);
    closePopovers();
    focusPage();
    const heading = document.querySelector('h1')?.textContent ?? document.title;
    if (region.current) region.current.textContent = t('pageOpened', { page: heading });
  });

  useEffect(() => {
    if (!isFirst.current) change();
    // The develop server's HTML has no language.
    else if (!document.documentElement.lang) setLanguage(language);
    isFirst.current = false;
  }, [pageId, language]);

  return <p ref={region} aria-live="assertive" className="sr-only" />;
};
