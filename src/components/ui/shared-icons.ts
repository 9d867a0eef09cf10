/**
 * Icons of lucide that are in `src/artwork/icons.svg` beside those that entries name; `npm run
 * assets` draws them.
 */
export const sharedIcons = ['FILE_TEXT', 'MAIL', 'PHONE', 'SEND'] as const;
