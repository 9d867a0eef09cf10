/** Names the file with the styles that are imported as `?deferred`, and the link to it; all other styles are inline. */
export const deferredStyles = 'deferred';
