/** Silences the element with which Gatsby 5.16 announces pages, always in English; the layout announces them in their own language. */
export const RouteAnnouncerProps = { style: { display: 'none' } };
