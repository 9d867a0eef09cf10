/** Attributes of an island's element, and the events that it dispatches; the starter knows it by nothing else. */
export const islandMark = 'data-island';
export const hydratedMark = 'data-hydrated';
export const failedMark = 'data-failed';
/** The visitor has used it before the framework was there. */
export const touchedMark = 'data-touched';

/** React has rendered the island, and nothing is painted yet. */
export const renderedEvent = 'island-rendered';
/** Every effect of the island has run: a click in it reaches React. */
export const hydratedEvent = 'island-hydrated';
/** The island goes on as server-rendered HTML. */
export const failedEvent = 'island-failed';

/** A form that was submitted too early waits for its island. */
export const pendingEvent = 'submit-pending';
/** Its island does not come; preventing the event's default keeps the form from submitting itself. */
export const fallbackEvent = 'submit-fallback';

/** The inert scripts of the framework. */
export const scriptsId = 'island-scripts';
