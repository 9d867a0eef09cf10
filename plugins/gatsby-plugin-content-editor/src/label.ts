const shortWords: Record<string, string> = {
  cta: 'Call to action',
  slug: 'End of the address',
  url: 'Address (URL)',
  webm: 'WebM file',
  mp4: 'MP4 file',
  ai: 'AI',
};

/**
 * Writes the name of a field or an option as a person would.
 *
 * @param name For instance `bestValue` or `business-clubs`.
 * @returns For instance `Best value` or `Business clubs`.
 */
export const labelOf = (name: string): string => {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return shortWords[words] ?? words.charAt(0).toUpperCase() + words.slice(1);
};
