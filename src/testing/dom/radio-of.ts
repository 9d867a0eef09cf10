import { screen } from '@testing-library/react';

/** The choice that a text begins, such as of the monthly prices. */
export const radioOf = (label: string): HTMLElement =>
  screen.getByRole('radio', { name: (text) => text.startsWith(label) });
