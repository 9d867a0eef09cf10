import ArrowUpRight from 'lucide/dist/esm/icons/arrow-up-right.mjs';
import { useMemo, type CSSProperties } from 'react';
import sprite from '../../artwork/icons.svg';
import './story.css';
import { Icon, SharedIcon } from '../../components/ui/icon';

const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('story', { createHTML: (html) => html });

/** Marks a story's HTML as trusted: the content security policy (`docs/hosting.md`) refuses other HTML from scripts. */
const storyMarkup = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? html;

interface CaseDocumentProps {
  /** The note announces that it opens in a new tab. */
  document: { readonly title: string; readonly note: string };
  url: string;
}

const CaseDocument = ({ document, url }: CaseDocumentProps) => (
  <a href={url} target="_blank" rel="noopener" className="case-document">
    <SharedIcon name="FILE_TEXT" className="shrink-0 text-aqua" />
    <span className="min-w-0 grow">
      <span className="block font-semibold">{document.title}</span>
      <span className="block text-small text-mist">{document.note}</span>
    </span>
    <Icon drawing={ArrowUpRight} size={18} className="shrink-0 text-aqua" />
  </a>
);

/** Custom properties for `story.css`: the list comes from Markdown, so its icons are masks. React's style type does not know them. */
const iconStyle = (icons: readonly string[] | null) =>
  Object.fromEntries(
    (icons ?? []).map((icon, index) => [`--icon-${index + 1}`, `url("${sprite}#${icon}-view")`]),
  ) as CSSProperties;

interface CaseStoryProps {
  study: Pick<Queries.CaseStudyFragment, 'body' | 'document' | 'icons'>;
}

/** The story and its document, laid out by `story.css`. */
export const CaseStory = ({ study: { body, document, icons } }: CaseStoryProps) => {
  const html = useMemo(() => storyMarkup(body?.html ?? ''), [body?.html]);
  return (
    <div className="case-part page-frame">
      <div className="story" style={iconStyle(icons)} dangerouslySetInnerHTML={{ __html: html }} />
      {document && (
        <div className="story case-documents">
          <CaseDocument document={document} url={document.url} />
        </div>
      )}
    </div>
  );
};
