import { SiteLink } from '../../components/navigation/site-link';
import { useTranslation } from 'react-i18next';
import { ArrowLink } from '../../components/ui/arrow-link';

interface CaseLinkProps {
  study: { readonly title: string; readonly path: string };
  className?: string;
}

export const CaseLink = ({ study, className }: CaseLinkProps) => {
  const { t } = useTranslation('cases');

  return (
    <ArrowLink
      as={SiteLink}
      to={study.path}
      aria-label={t('readTitle', { title: study.title })}
      className={className}
    >
      {t('read')}
    </ArrowLink>
  );
};
