/**
 * Tells whether the marks of a heading come in pairs, so that none of them is shown to the visitor.
 *
 * @param heading A heading such as `_Ten ways_ to catch the *swell*`.
 * @returns False where an underscore or an asterisk is left over.
 */
export const marksAreClosed = (heading: string): boolean =>
  !/[_*]/.test(heading.replace(/_[^_*]+_|\*[^_*]+\*/g, ''));
