import { useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import ribbon from '../../artwork/ribbon-footer.svg';
import { BrandLink } from '../navigation/brand-link';
import { useSite } from '../navigation/site-context';
import { MarkedHeading } from '../ui/marked-heading';
import { FooterColumns } from './footer-columns';
import { SocialLinks } from './social-links';

/** The name as wide as the page. Decorative: the footer names the brand above. */
const Wordmark = ({ wordmark }: { wordmark: string }) => (
  <div aria-hidden className="pointer-events-none relative mt-9 overflow-hidden select-none">
    <div className="page-frame pb-8 sm:pb-[clamp(4px,1.2vw,40px)]">
      <div className="@container">
        <p className="font-display text-[19.9cqw] leading-[1.1] whitespace-nowrap text-wordmark forced-colors:invisible">
          <MarkedHeading text={wordmark} />
        </p>
      </div>
    </div>
    <img
      src={ribbon}
      alt=""
      loading="lazy"
      className="absolute inset-x-0 bottom-0 h-[clamp(109px,19vw,330px)] w-full"
    />
  </div>
);

// A page is not open long enough to see the year change.
const subscribe = () => () => undefined;
const readYear = () => String(new Date().getFullYear());

/** The last line of every page, with the current year; the server's HTML has the year of the build. */
const Copyright = () => {
  const { t } = useTranslation('common');
  const { info, buildYear } = useSite();
  const year = useSyncExternalStore(subscribe, readYear, () => buildYear);
  return (
    <p className="page-frame flex min-h-15 items-center text-tiny text-mist">
      {t('footer.copyright', { year, brand: info.brand })}
    </p>
  );
};

interface SiteFooterProps {
  newsletter: ReactNode;
}

export const SiteFooter = ({ newsletter }: SiteFooterProps) => {
  const { t } = useTranslation('common');
  const { info } = useSite();

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
            <MarkedHeading text={t('newsletter.heading')} />
          </h2>
          {newsletter}
        </section>
        <div className="footer-columns">
          <div className="col-span-full page-md:col-span-1">
            <BrandLink />
            <p className="mt-3 max-w-75 text-mist">{info.tagline}</p>
            <SocialLinks />
          </div>
          <FooterColumns />
        </div>
      </div>
      <Wordmark wordmark={info.wordmark} />
      <Copyright />
    </footer>
  );
};
