/** The file with the styles that are imported as `?deferred`: pages link to it, where all other styles are inline. */
export const deferredStyles = 'deferred';
