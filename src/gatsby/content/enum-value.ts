/** Writes an id such as `business-clubs` as a GraphQL enum value, `BUSINESS_CLUBS`. */
export const enumValue = (id: string): string => id.toUpperCase().replaceAll('-', '_');
