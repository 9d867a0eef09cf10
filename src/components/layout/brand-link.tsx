import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import logoMark from '../../artwork/logo-mark.svg?inline';
import { homePage } from '../../i18n/route-table';
import type { LayoutInfo } from './layout-types';
import { SwellText } from '../ui/marked-heading';
import { TopLink } from '../navigation/top-link';

interface BrandLinkProps {
  info: LayoutInfo;
  onClick?: () => void;
  className?: string;
}

/** The logo. It leads to the top of the home page. */
export const BrandLink = ({ info, onClick, className }: BrandLinkProps) => {
  const { t } = useTranslation('common');
  return (
    <TopLink
      page={homePage}
      aria-label={t('header.home', { brand: info.brand })}
      onClick={onClick}
      className={clsx('inline-flex min-h-11 shrink-0 items-center gap-2.5 text-foam', className)}
    >
      <img src={logoMark} alt="" width={36} height={36} />
      <span className="-mt-0.5 font-display text-[min(1.4375rem,7.2vw)] leading-none -tracking-[0.02em]">
        <SwellText text={info.wordmark} />
      </span>
    </TopLink>
  );
};
