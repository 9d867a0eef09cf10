import { PageStars } from './page-stars';

/** The night sky between the header and what a page begins with: too low a strip for any text to stand in it. */
export const StarStrip = () => (
  <PageStars
    sparkCount={1}
    className="absolute top-18 right-0 h-[calc(var(--spacing-section)-3rem)] w-2/3 md:top-21 md:h-[calc(var(--spacing-section)-3.5rem)]"
  />
);
