/** Decodes a request's path; undefined if its escapes are invalid. */
export const decodePath = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/**
 * Whether a decoded path has no empty or dot segments, which lead out of the folder, and no backslash, which some browsers read as a slash.
 */
export const isPlain = (path: string): boolean =>
  path
    .split('/')
    .slice(1)
    .every((segment) => !['', '.', '..'].includes(segment) && !segment.includes('\\'));
