/** Attributes and events of an island's element; the starter knows nothing else of it. */
export const islandAttribute = 'data-island';
export const hydratedAttribute = 'data-hydrated';
export const failedAttribute = 'data-failed';
/** The visitor has used it: it hydrates wherever it is. */
export const touchedAttribute = 'data-touched';

/** The visitor's first interaction has had its frame; the framework starts, if the address permits it. */
export const startedEvent = 'islands-started';

/** React has rendered the island; it is not painted yet. */
export const renderedEvent = 'island-rendered';
/** Every effect of the island has run, and what they changed is rendered: a click in it reaches React. */
export const hydratedEvent = 'island-hydrated';
/** The island stays server-rendered HTML. */
export const failedEvent = 'island-failed';

/** A form that was submitted before hydration waits for its island. */
export const pendingEvent = 'submit-pending';
/** Dispatched on the window: the island of the form in `detail` will not hydrate, so the listener sends the form. */
export const fallbackEvent = 'submit-fallback';

export const scriptsId = 'island-scripts';
