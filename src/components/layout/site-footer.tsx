import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandLink } from './brand-link';
import { Copyright } from './copyright';
import { FooterContact } from './footer-contact';
import { FooterLinks } from './footer-links';
import { FooterWordmark } from './footer-wordmark';
import { SocialLinks } from './social-links';
import { SwellText } from '../ui/marked-heading';

interface SiteFooterProps {
  content: Queries.LayoutContentFragment;
  /** The form that signs up for the newsletter. */
  newsletter: ReactNode;
}

/** The sea floor of every page. */
export const SiteFooter = ({ content: { info, pages, site }, newsletter }: SiteFooterProps) => {
  const { t } = useTranslation('common');
  if (!info) return null;

  return (
    <footer className="@container/page relative bg-abyss pt-24">
      <div className="page-frame">
        <section
          aria-labelledby="footer-newsletter"
          className="flex flex-col gap-8 border-b border-line pb-16 page-md:flex-row page-md:items-center page-md:justify-between page-md:gap-12"
        >
          <h2
            id="footer-newsletter"
            className="max-w-[15ch] text-[min(9.4vw,clamp(1.875rem,1.5rem+1.8vw,3.125rem))] leading-[0.98] -tracking-[0.026em]"
          >
            <SwellText text={t('newsletter.heading')} />
          </h2>
          {newsletter}
        </section>
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(min-content,1fr)] gap-x-6 gap-y-9 pt-16 @min-[37.5rem]/page:grid-cols-3 large-text:grid-cols-1 page-md:grid-cols-[1.7fr_0.96fr_1.16fr_1.28fr]">
          <div className="col-span-full page-md:col-span-1">
            <BrandLink info={info} />
            <p className="mt-3 max-w-75 text-mist">{info.tagline}</p>
            <SocialLinks profiles={info.social} />
          </div>
          <FooterLinks pages={pages.nodes} />
          <FooterContact email={info.email} phone={info.phone} />
        </div>
      </div>
      <FooterWordmark wordmark={info.wordmark} />
      <Copyright brand={info.brand} buildYear={site?.buildTime ?? ''} />
    </footer>
  );
};
