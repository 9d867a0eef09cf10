import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import FileText from 'lucide-react/icons/file-text';

interface CaseDocumentProps {
  /** Title, and a note that says that it opens in a new tab. */
  document: { readonly title: string; readonly note: string };
  url: string;
}

/** The way to a document outside of the site. */
export const CaseDocument = ({ document, url }: CaseDocumentProps) => (
  <a
    href={url}
    target="_blank"
    rel="noopener"
    className="flex w-full max-w-110 items-center gap-5 break-standard border-[1.5px] border-edge px-6 py-5 hover:border-aqua hover:text-crest large-text:gap-3 large-text:px-3"
  >
    <FileText aria-hidden strokeWidth={1.5} className="shrink-0 text-aqua" />
    <span className="min-w-0 grow">
      <span className="block font-semibold">{document.title}</span>
      <span className="block text-small text-mist">{document.note}</span>
    </span>
    <ArrowUpRight aria-hidden size={18} strokeWidth={1.5} className="shrink-0 text-aqua" />
  </a>
);
