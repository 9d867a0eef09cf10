import { clsx } from 'clsx';
import { PageLink } from './page-link';
import { useSite } from './site-context';
import { legalPage } from '../../i18n/route-table';

interface LegalLinksProps {
  /** Leaves out pages to which forms need not link. */
  forms?: boolean;
  className?: string;
}

/** Links to the legal pages; nothing without any. */
export const LegalLinks = ({ forms = false, className }: LegalLinksProps) => {
  const pages = useSite().legalPages.filter((page) => page.forms || !forms);
  return (
    pages.length > 0 && (
      <ul className={clsx('legal-links', className)}>
        {pages.map(({ key, title }) => (
          <li key={key}>
            <PageLink page={legalPage(key)} className="legal-link">
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    )
  );
};
