import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** A picture of width 1 and the given height, as a page's query returns it. */
export const picture = (src: string, height: number) => ({
  childImageSharp: {
    gatsbyImageData: {
      layout: 'fullWidth',
      width: 1,
      height,
      images: {
        fallback: { src, srcSet: `${src} 800w`, sizes: '90vw' },
        sources: [{ type: 'image/avif', srcSet: `${src}.avif 800w`, sizes: '90vw' }],
      },
    } satisfies IGatsbyImageData as IGatsbyImageData,
  },
});
