/** The anchor of a plan on the pricing page. */
export const planAnchor = (key: string): string => `plan-${key}`;
