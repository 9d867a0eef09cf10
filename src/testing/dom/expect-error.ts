/** A field shows an error with this sentence, also to screen readers; without one, it shows none. */
export const expectError = (field: HTMLElement, sentence = ''): void => {
  expect(field).toHaveAttribute('aria-invalid', String(sentence !== ''));
  expect(field).toHaveAccessibleDescription(sentence);
};
