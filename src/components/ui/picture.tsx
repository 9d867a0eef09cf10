import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** Any whole number does: browsers only want to know the shape before the file is there. */
const referenceWidth = 1600;

const shapeOf = ({ width, height }: IGatsbyImageData) => ({
  width: referenceWidth,
  height: Math.round((referenceWidth * height) / width),
});

interface SourcesProps {
  image: IGatsbyImageData;
  sizes?: string;
  media?: string;
}

/** The formats of one picture, the smallest first. */
const Sources = ({ image, sizes, media }: SourcesProps) =>
  image.images.sources?.map(({ type, srcSet, sizes: ownSizes }) => (
    <source
      key={type}
      type={type}
      srcSet={srcSet}
      sizes={sizes ?? ownSizes}
      media={media}
      {...shapeOf(image)}
    />
  ));

interface PictureProps {
  image: IGatsbyImageData;
  /** Another picture for the screens that a media query describes. */
  narrow?: { media: string; image: IGatsbyImageData };
  alt: string;
  /** How wide the picture stands; without it, as the query says. */
  sizes?: string;
  /** Whether it can stand in the first view; all others are fetched when they come near. */
  eager?: boolean;
  className?: string;
}

/**
 * A picture in all its formats and sizes, in the colour of its own until it is there.
 *
 * gatsby-plugin-image makes the files and their data. Its component is not used, because it needs a script for what browsers
 * do by themselves: 6 KB on every page with pictures, and 60 KB more, react-dom's server, when a visitor moves to such a page.
 */
export const Picture = ({ image, narrow, alt, sizes, eager = false, className }: PictureProps) => {
  const { fallback } = image.images;

  return (
    <picture>
      {narrow && <Sources image={narrow.image} media={narrow.media} />}
      <Sources image={image} sizes={sizes} />
      <img
        src={fallback?.src}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        {...shapeOf(image)}
        style={{ backgroundColor: image.backgroundColor }}
        className={className}
      />
    </picture>
  );
};
