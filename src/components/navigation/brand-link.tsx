import { useTranslation } from 'react-i18next';
import logoMark from '../../artwork/logo-mark.svg';
import { homePage } from '../../site/routes';
import { MarkedHeading } from '../ui/marked-heading';
import { PageLink } from './page-link';
import { useSite } from '../../site/site-context';

export const BrandLink = () => {
  const { t } = useTranslation('common');
  const { info } = useSite();
  return (
    <PageLink
      page={homePage}
      aria-label={t('header.home', { brand: info.brand })}
      className="brand"
    >
      <img src={logoMark} alt="" width={36} height={36} />
      <span className="brand-name">
        <MarkedHeading text={info.wordmark} />
      </span>
    </PageLink>
  );
};
