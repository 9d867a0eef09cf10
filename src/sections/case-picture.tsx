import { clsx } from 'clsx';
import { GatsbyImage, withArtDirection } from 'gatsby-plugin-image';

type CaseFields = Queries.CaseStudyFragment;

interface CasePictureProps {
  study: Pick<CaseFields, 'imageAlt'> & {
    readonly facts: Pick<CaseFields['facts'], 'image' | 'imageNarrow'>;
  };
  className?: string;
}

/** The breakpoint `sm` of `src/styles/global.css`, below which the upright picture stands. */
const narrowScreen = '(max-width: 599.98px)';

/** The picture of a case, if there is one: the wide drawing, or the upright one on phones. */
export const CasePicture = ({ study: { imageAlt, facts }, className }: CasePictureProps) => {
  const wide = facts.image?.childImageSharp?.gatsbyImageData;
  const narrow = facts.imageNarrow?.childImageSharp?.gatsbyImageData;
  if (!wide) return null;

  return (
    <GatsbyImage
      image={narrow ? withArtDirection(wide, [{ media: narrowScreen, image: narrow }]) : wide}
      alt={imageAlt ?? ''}
      loading="eager"
      // The component takes its shape from the wide picture, so the upright one is given its own.
      className={clsx('break-large border border-edge', narrow && 'max-sm:aspect-4/5', className)}
    />
  );
};
