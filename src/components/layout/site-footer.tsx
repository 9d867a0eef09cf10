import { useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { plainText } from '#source-content';
import ribbon from '../../artwork/ribbon-footer.svg';
import { BrandLink } from '../navigation/brand-link';
import { LegalLinks } from '../navigation/legal-links';
import { useSite } from '../../site/site-context';
import { fitWidth } from '../ui/fit-width';
import { MarkedHeading } from '../ui/marked-heading';
import { FooterColumns } from './footer-columns';
import { SocialLinks } from './social-links';

/** The name as wide as the page. Decorative: the footer names the brand above. */
const Wordmark = ({ wordmark }: { wordmark: string }) => (
  <div aria-hidden className="wordmark">
    <div className="wordmark-frame page-frame">
      <div className="@container">
        <p
          className="wordmark-text"
          style={{ fontSize: fitWidth(plainText(wordmark), '19.9cqi', 0.558) }}
        >
          <MarkedHeading text={wordmark} />
        </p>
      </div>
    </div>
    <img src={ribbon} alt="" loading="lazy" className="wordmark-ribbon" />
  </div>
);

const subscribeToNothing = () => () => undefined;

/**
 * The last line of every page, with the current year; the server's HTML has the year of the build.
 */
const Copyright = () => {
  const { t } = useTranslation('common');
  const { info, buildYear } = useSite();
  const year = useSyncExternalStore(
    subscribeToNothing,
    () => String(new Date().getFullYear()),
    () => buildYear,
  );
  return (
    <p className="copyright page-frame">{t('footer.copyright', { year, brand: info.brand })}</p>
  );
};

/** What the law requires of a company's site, as far as `content/site.json` has it. */
const CompanyFacts = () => {
  const { t } = useTranslation('common');
  const { company } = useSite().info;
  const { legalName, street, postcode, city, country, register, vat } = company ?? {};
  const facts = [
    legalName,
    street,
    [postcode, city].filter(Boolean).join(' '),
    country,
    register && t('footer.register', { number: register }),
    vat && t('footer.vat', { number: vat }),
  ].filter(Boolean);
  return facts.length > 0 && <p className="company-facts page-frame">{facts.join(' · ')}</p>;
};

interface SiteFooterProps {
  newsletter: ReactNode;
}

export const SiteFooter = ({ newsletter }: SiteFooterProps) => {
  const { t } = useTranslation('common');
  const { info } = useSite();

  return (
    <footer className="site-footer">
      <div className="page-frame">
        <section aria-labelledby="footer-newsletter" className="footer-newsletter">
          <h2 id="footer-newsletter" className="footer-newsletter-title">
            <MarkedHeading text={t('newsletter.heading')} />
          </h2>
          {newsletter}
        </section>
        <div className="footer-columns">
          <div className="footer-brand">
            <BrandLink />
            <p className="mt-3 max-w-75 text-mist">{info.tagline}</p>
            <SocialLinks />
          </div>
          <FooterColumns />
        </div>
      </div>
      <Wordmark wordmark={info.wordmark} />
      <CompanyFacts />
      <LegalLinks className="footer-legal page-frame" />
      <Copyright />
    </footer>
  );
};
