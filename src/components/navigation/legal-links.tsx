import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { PageLink } from './page-link';
import { useSite } from '../../site/site-context';
import { legalPage } from '../../site/routes';

interface LegalLinksProps {
  /** Beside a form: only the pages that concern it, in a new tab, so that nothing typed is lost. */
  forms?: boolean;
  className?: string;
}

/** Links to the legal pages; nothing without any. */
export const LegalLinks = ({ forms = false, className }: LegalLinksProps) => {
  const { t } = useTranslation('common');
  const pages = useSite().legalPages.filter((page) => page.forms || !forms);
  return (
    pages.length > 0 && (
      <ul className={clsx('legal-links', className)}>
        {pages.map(({ key, title }) => (
          <li key={key}>
            <PageLink
              page={legalPage(key)}
              target={forms ? '_blank' : undefined}
              className="legal-link"
            >
              {title}
              {forms && <span className="sr-only"> ({t('newTab')})</span>}
            </PageLink>
          </li>
        ))}
      </ul>
    )
  );
};
