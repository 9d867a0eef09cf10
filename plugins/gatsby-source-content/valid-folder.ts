/**
 * What Gatsby reads: a copy of `content/` that has only the valid files, each in its last valid
 * version.
 */
export const validFolder = '.cache/content';
