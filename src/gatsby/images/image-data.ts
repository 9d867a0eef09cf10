import type { IGatsbyImageData } from 'gatsby-plugin-image';

/**
 * Leaves the fallback of a picture one file, its widest.
 *
 * It is there for browsers that read neither AVIF nor WebP, none of the last five years; the list of its widths stood in the page and in
 * the page's data for each picture, 230 bytes of the home page's 8 KB after brotli.
 */
export const oneFallback = (image: IGatsbyImageData): IGatsbyImageData => {
  const { fallback, ...images } = image.images;
  return fallback ? { ...image, images: { ...images, fallback: { src: fallback.src } } } : image;
};
