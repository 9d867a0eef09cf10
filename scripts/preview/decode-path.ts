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
