/** Where the develop server tells which mistakes the content has; the browser asks there while somebody edits. */
export const mistakesAddress = '/__content';
