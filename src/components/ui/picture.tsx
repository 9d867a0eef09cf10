import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** Any integer: browsers only need the aspect ratio before the file is loaded. */
const referenceWidth = 1600;

const dimensionsOf = ({ width, height }: IGatsbyImageData) => ({
  width: referenceWidth,
  height: Math.round((referenceWidth * height) / width),
});

/** The breakpoint `sm` of `src/styles/theme.css`, below which a screen counts as a phone. */
export const phoneMedia = '(width < 37.5rem)';

/**
 * Phones with three pixels per CSS pixel load the file for two, which looks the same. The last
 * entry of `sizes` is the one for phones.
 */
const capDensity = (sizes: string): string =>
  `${phoneMedia} and (min-resolution: 2.5x) calc(${sizes.split(', ').at(-1)} * 0.66), ${sizes}`;

interface PictureSourcesProps {
  image: IGatsbyImageData;
  sizes?: string;
  media?: string;
}

/** The formats of one picture, smallest first. */
const PictureSources = ({ image, sizes, media }: PictureSourcesProps) =>
  image.images.sources?.map(({ type, srcSet, sizes: ownSizes = '100vw' }) => (
    <source
      key={type}
      type={type}
      srcSet={srcSet}
      sizes={capDensity(sizes ?? ownSizes)}
      media={media}
      {...dimensionsOf(image)}
    />
  ));

interface PictureProps {
  image: IGatsbyImageData;
  narrow?: { media: string; image: IGatsbyImageData };
  alt: string;
  /** The `sizes` attribute; by default that of the query. */
  sizes?: string;
  /** Whether it can be in the initial viewport; all others load lazily. */
  eager?: boolean;
  className?: string;
}

/**
 * A picture in all its formats and sizes. gatsby-plugin-image's component would add 6 KB of script
 * to every page with pictures, and 60 KB on a navigation to one.
 */
export const Picture = ({ image, narrow, alt, sizes, eager = false, className }: PictureProps) => {
  const { fallback } = image.images;

  return (
    <picture>
      {narrow && <PictureSources image={narrow.image} media={narrow.media} />}
      <PictureSources image={image} sizes={sizes} />
      <img
        src={fallback?.src}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        {...dimensionsOf(image)}
        style={{ backgroundColor: image.backgroundColor }}
        className={className}
      />
    </picture>
  );
};
