/**
 * The background of every page, `--color-ink` of the design tokens; browsers paint their own bars
 * in it.
 */
export const themeColor = '#050d1a';
