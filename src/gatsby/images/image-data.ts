import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** Keeps only the widest fallback: browsers of the last five years need none, and the list of widths costs the home page 230 bytes. */
export const keepSingleFallback = (image: IGatsbyImageData): IGatsbyImageData => {
  const { fallback, ...images } = image.images;
  return fallback ? { ...image, images: { ...images, fallback: { src: fallback.src } } } : image;
};
