import { useTranslation } from 'react-i18next';
import { FooterColumn, footerLinkClasses } from './footer-column';
import type { LayoutPages } from './layout-types';
import { PageLink } from '../navigation/page-link';
import { pagesInOrder } from '../navigation/pages-in-order';
import { TopLink } from '../navigation/top-link';

/** Quick links to pages, and to the groups of the services page. */
export const FooterLinks = ({ pages }: { pages: LayoutPages }) => {
  const { t } = useTranslation('common');
  const groups = t('serviceGroups', { returnObjects: true });

  return (
    <>
      <FooterColumn navigation id="footer-explore" heading={t('footer.explore')}>
        {pagesInOrder(pages, 'footer').map(({ key, label }) => (
          <li key={key}>
            <TopLink page={key} className={footerLinkClasses}>
              {label}
            </TopLink>
          </li>
        ))}
      </FooterColumn>
      <FooterColumn navigation id="footer-services" heading={t('footer.services')}>
        {Object.entries(groups).map(([anchor, label]) => (
          <li key={anchor}>
            <PageLink page="services" anchor={anchor} className={footerLinkClasses}>
              {label}
            </PageLink>
          </li>
        ))}
      </FooterColumn>
    </>
  );
};
