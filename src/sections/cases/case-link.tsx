import { SiteLink } from '../../components/navigation/site-link';
import { useTranslation } from 'react-i18next';
import { ArrowLink } from '../../components/ui/arrow-link';

interface CaseLinkProps {
  caseStudy: { readonly title: string; readonly path: string };
  className?: string;
}

export const CaseLink = ({ caseStudy, className }: CaseLinkProps) => {
  const { t } = useTranslation('cases');

  return (
    <ArrowLink
      as={SiteLink}
      to={caseStudy.path}
      aria-label={t('readTitle', { title: caseStudy.title })}
      className={className}
    >
      {t('read')}
    </ArrowLink>
  );
};
