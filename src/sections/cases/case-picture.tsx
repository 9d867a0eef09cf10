import { clsx } from 'clsx';
import { Picture } from '../../components/ui/picture';

interface CasePictureProps {
  study: Pick<Queries.CaseStudyFragment, 'image' | 'imageNarrow' | 'imageAlt'>;
  className?: string;
}

/** The breakpoint `sm` of `src/styles/theme.css`, below which the upright picture shows. */
const narrowScreen = '(width < 37.5rem)';

/** The wide picture of a case, or the upright one on phones. */
export const CasePicture = ({
  study: { imageAlt, image, imageNarrow },
  className,
}: CasePictureProps) => {
  const wide = image?.childImageSharp?.gatsbyImageData;
  const narrow = imageNarrow?.childImageSharp?.gatsbyImageData;
  if (!wide) return null;

  return (
    <Picture
      image={wide}
      narrow={narrow && { media: narrowScreen, image: narrow }}
      alt={imageAlt ?? ''}
      eager
      className={clsx('case-picture', className)}
    />
  );
};
