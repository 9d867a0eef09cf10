import { useTranslation } from 'react-i18next';
import logoMark from '../../artwork/logo-mark.svg?inline';
import { homePage } from '../../i18n/route-table';
import { MarkedHeading } from '../ui/marked-heading';
import { TopLink } from './page-link';
import { useSite } from './site-context';

export const BrandLink = () => {
  const { t } = useTranslation('common');
  const { info } = useSite();
  return (
    <TopLink
      page={homePage}
      aria-label={t('header.home', { brand: info.brand })}
      className="inline-flex min-h-11 shrink-0 items-center gap-2.5 text-foam"
    >
      <img src={logoMark} alt="" width={36} height={36} />
      <span className="-mt-0.5 font-display text-[min(1.4375rem,7.2vw)] leading-none -tracking-[0.02em]">
        <MarkedHeading text={info.wordmark} />
      </span>
    </TopLink>
  );
};
