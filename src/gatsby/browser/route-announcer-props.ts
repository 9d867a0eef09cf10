/**
 * Replaces the attributes of the element with which Gatsby 5.16 announces pages to screen readers, always in English. Hidden, it announces
 * nothing; the layout announces pages in their own language.
 */
export const RouteAnnouncerProps = { style: { display: 'none' } };
