/** A sign of currency or share, and the dash or zeros that some put behind an amount. */
const around = /^[€$\s]+|(?:[.,](?:-+|00?))?[€$%\s]*(?:EUR)?$/gi;

/** Thousands apart, as in `1.600`. */
const groups = /^\d{1,3}(?:[.,\s']\d{3})+$/;

/**
 * Finds the whole number that somebody wrote as a text.
 *
 * @param text Such as `1600`, `1.600`, `€ 1600,-` or `88%`.
 * @returns Its digits, or undefined where it is no whole number.
 */
export const wholeNumberIn = (text: string): string | undefined => {
  const amount = text.trim().replaceAll(around, '').trim();
  if (groups.test(amount)) return amount.replace(/\D/g, '');
  return /^\d+$/.test(amount) ? amount : undefined;
};
