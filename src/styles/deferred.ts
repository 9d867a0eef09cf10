/** Names the file with the styles that are imported as `?deferred`; all other styles are inline. */
export const deferredStyles = 'deferred';
