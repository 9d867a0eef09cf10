import { useMemo, type CSSProperties } from 'react';
import { CaseDocument } from './case-document';
import { storyMarkup } from './story-markup';

/** Custom properties that `src/styles/story.css` reads; React's type of a style does not know them. */
const iconStyle = (masks: readonly string[]) =>
  Object.fromEntries(masks.map((mask, index) => [`--icon-${index + 1}`, mask])) as CSSProperties;

interface CaseStoryProps {
  study: Pick<Queries.CaseStudyFragment, 'body' | 'document' | 'iconMasks'>;
}

/** The story that the editors wrote, laid out by `src/styles/story.css`, and the document that goes with it. */
export const CaseStory = ({ study: { body, document, iconMasks } }: CaseStoryProps) => {
  const html = useMemo(() => storyMarkup(body?.html ?? ''), [body?.html]);
  return (
    <div className="page-frame pt-section">
      {/* The markup comes from Markdown files of the repository, not from visitors. */}
      <div
        className="story"
        style={iconStyle(iconMasks)}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {document && (
        <div className="story mt-8">
          <CaseDocument document={document} url={document.url} />
        </div>
      )}
    </div>
  );
};
