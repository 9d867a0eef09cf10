import ArrowUpRight from 'lucide/dist/esm/icons/arrow-up-right.mjs';
import type { CSSProperties } from 'react';
import sprite from '../../artwork/icons.svg';
import { Icon, SharedIcon } from '../../components/ui/icon';
import { Prose } from '../../components/ui/prose';
import './story.css';

interface CaseDocumentProps {
  /** The note announces that it opens in a new tab. */
  document: { readonly title: string; readonly note: string };
  url: string;
}

const CaseDocument = ({ document, url }: CaseDocumentProps) => (
  <a href={url} target="_blank" rel="noopener" className="case-document">
    <SharedIcon name="FILE_TEXT" className="shrink-0 text-aqua" />
    <span className="min-w-0 grow">
      <span className="block font-semibold">{document.title}</span>{' '}
      <span className="block text-small text-mist">{document.note}</span>
    </span>
    <Icon drawing={ArrowUpRight} size={18} className="shrink-0 text-aqua" />
  </a>
);

/**
 * Custom properties for `story.css`: the list comes from Markdown, so its icons are masks. React's
 * style type does not know them.
 */
const iconStyle = (icons: readonly string[] | null) =>
  Object.fromEntries(
    (icons ?? []).map((icon, index) => [`--icon-${index + 1}`, `url("${sprite}#${icon}-view")`]),
  ) as CSSProperties;

interface CaseStoryProps {
  caseStudy: Pick<Queries.CaseStudyFragment, 'body' | 'document' | 'icons'>;
}

/** The story and its document, laid out by `story.css`. */
export const CaseStory = ({ caseStudy: { body, document, icons } }: CaseStoryProps) => (
  <div className="page-frame pt-section">
    <Prose html={body?.html ?? ''} className="story" style={iconStyle(icons)} />
    {document && (
      <div className="prose case-documents">
        <CaseDocument document={document} url={document.url} />
      </div>
    )}
  </div>
);
