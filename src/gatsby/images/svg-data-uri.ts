/** A drawing as an address, as text: it compresses to half the bytes of Base64. */
export const svgDataUri = (markup: Buffer | string): string =>
  `data:image/svg+xml,${markup.toString().trim().replaceAll('"', "'").replace(/[%#]/g, encodeURIComponent)}`;
