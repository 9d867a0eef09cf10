/** For files whose name changes with their content. */
export const immutable = 'public, max-age=31536000, immutable';

/** For everything that keeps its name: it is asked for again every time, and answered with 304 while it is the same. */
export const revalidate = 'public, max-age=0, must-revalidate';

// Gatsby keeps pictures and videos in static/, and webpack puts scripts and styles with their hash beside the pages.
const hashed = [/^static\//, /^[^/]+[-.][0-9a-f]{20}\.(?:js|css)(?:\.map|\.LICENSE\.txt)?$/];

/**
 * Says how long a file of a Gatsby build may be kept.
 *
 * @param file Path below the build's folder, with forward slashes: `static/1f0c/pro.avif`, `en/index.html`.
 * @returns The value of the Cache-Control header.
 */
export const cacheControl = (file: string): string =>
  hashed.some((pattern) => pattern.test(file)) ? immutable : revalidate;
