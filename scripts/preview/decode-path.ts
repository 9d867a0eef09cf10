/**
 * @param path A path as it stands in a request.
 * @returns What it means, or undefined where its escapes mean nothing.
 */
export const decodePath = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/**
 * Empty segments and dots lead out of the folder or off the site, and some browsers read a backslash as a slash.
 *
 * @param path A decoded path.
 * @returns Whether it has none of these.
 */
export const isPlain = (path: string): boolean =>
  path
    .split('/')
    .slice(1)
    .every((segment) => !['', '.', '..'].includes(segment) && !segment.includes('\\'));
