/** Returns the address that calls a telephone number, which is written with spaces. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;
