import { clsx } from 'clsx';
import { SiteLink } from '../../components/navigation/site-link';
import { useTranslation } from 'react-i18next';
import { ArrowLabel } from '../../components/ui/arrow-label';

interface CaseLinkProps {
  study: { readonly title: string; readonly path: string };
  className?: string;
}

export const CaseLink = ({ study, className }: CaseLinkProps) => {
  const { t } = useTranslation('cases');

  return (
    <SiteLink
      to={study.path}
      aria-label={t('readTitle', { title: study.title })}
      className={clsx('arrow-link', className)}
    >
      <ArrowLabel>{t('read')}</ArrowLabel>
    </SiteLink>
  );
};
