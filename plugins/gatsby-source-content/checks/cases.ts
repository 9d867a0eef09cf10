import type { ContentError } from '../errors';
import { entriesOf, errorAt, errorIn, type ContentFile } from '../read-content';

/** Reports that there is no case, and pictures of cases without a description. */
export const checkCases = (files: readonly ContentFile[]): ContentError[] => {
  // Without any story, Gatsby would not have the type MarkdownRemark.
  if (!files.some(({ type }) => type?.name === 'Case'))
    return [errorAt('cases', 'there is no case; the site needs one.')];
  return entriesOf(files, 'Case').flatMap(({ file, entry: { image, imageAlt } }) =>
    image && !imageAlt
      ? errorIn(
          file,
          ['imageAlt'],
          `is missing; describe in every language what the picture ${image} shows.`,
        )
      : [],
  );
};
