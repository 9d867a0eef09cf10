const shortWords: Record<string, string> = {
  cta: 'Call to action',
  slug: 'End of the address',
  url: 'Address (URL)',
  webm: 'WebM file',
  mp4: 'MP4 file',
  ai: 'AI',
};

/** Turns a name such as `bestValue` or `business-clubs` into a label such as `Best value` or `Business clubs`. */
export const labelOf = (name: string): string => {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return shortWords[words] ?? words.charAt(0).toUpperCase() + words.slice(1);
};
