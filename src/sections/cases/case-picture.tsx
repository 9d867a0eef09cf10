import { clsx } from 'clsx';
import { phoneMedia, Picture } from '../../components/ui/picture';

interface CasePictureProps {
  caseStudy: Pick<Queries.CaseStudyFragment, 'image' | 'imageNarrow' | 'imageAlt'>;
  className?: string;
}

/** The wide picture of a case, or the upright one on phones. */
export const CasePicture = ({
  caseStudy: { imageAlt, image, imageNarrow },
  className,
}: CasePictureProps) => {
  const wide = image?.childImageSharp?.gatsbyImageData;
  const narrow = imageNarrow?.childImageSharp?.gatsbyImageData;
  if (!wide) return null;

  return (
    <Picture
      image={wide}
      narrow={narrow && { media: phoneMedia, image: narrow }}
      alt={imageAlt ?? ''}
      eager
      className={clsx('case-picture', className)}
    />
  );
};
