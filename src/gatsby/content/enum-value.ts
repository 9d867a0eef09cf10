/**
 * Writes an id of the content files the way GraphQL enums need it.
 *
 * @param id For instance `business-clubs`.
 * @returns For instance `BUSINESS_CLUBS`.
 */
export const enumValue = (id: string): string => id.toUpperCase().replaceAll('-', '_');
