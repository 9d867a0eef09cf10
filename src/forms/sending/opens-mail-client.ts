/** The name that the rule asks for, to the letter; translations of it do not count (`decisions.md`, Plans). */
const mailedPlan = 'Enterprise';

/**
 * Tells which of the two things a plan's button does (`spec.md`, section 4).
 *
 * @param name The plan's name as the visitor reads it.
 * @returns True when the button opens the visitor's mail client, false when it opens the request dialog.
 */
export const opensMailClient = (name: string): boolean => name === mailedPlan;
