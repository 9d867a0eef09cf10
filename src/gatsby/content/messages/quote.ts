const longest = 60;

/** Writes a value as JSON, cut if it is long. */
export const quote = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > longest ? `${text.slice(0, longest - 3)}...` : text;
};

/** Lists values to choose from: "png, jpg or webp". */
export const alternatives = (values: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(values);
