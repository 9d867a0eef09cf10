/**
 * Stands in for the attributes of the element in which Gatsby tells screen readers, always in English, that another page has opened.
 * Hidden, it tells nothing; `components/use-arrival.ts` does, in the page's own language.
 */
export const RouteAnnouncerProps = { style: { display: 'none' } };
