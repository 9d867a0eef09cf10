import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailLink } from '../navigation/email-link';
import { PageLink } from '../navigation/page-link';
import { PageList } from '../navigation/page-list';
import { phoneLink } from '../../site/phone-link';
import { useSite } from '../../site/site-context';

interface FooterColumnProps {
  /** Id of the heading that names the column. */
  id: string;
  heading: string;
  navigation?: boolean;
  children: ReactNode;
  className?: string;
}

const FooterColumn = ({ id, heading, navigation, children, className }: FooterColumnProps) => {
  const Frame = navigation ? 'nav' : 'div';
  return (
    <Frame aria-labelledby={navigation ? id : undefined} className={clsx('min-w-0', className)}>
      <h2 id={id} className="footer-heading">
        {heading}
      </h2>
      {children}
    </Frame>
  );
};

/** Links to pages and to groups of services, and contact details. */
export const FooterColumns = () => {
  const { t } = useTranslation('common');
  const { email, phone } = useSite().info;
  const groups = t('serviceGroups', { returnObjects: true });

  return (
    <>
      <FooterColumn navigation id="footer-explore" heading={t('footer.explore')}>
        <PageList name="footer">
          {({ key, label }) => (
            <PageLink page={key} className="footer-link">
              {label}
            </PageLink>
          )}
        </PageList>
      </FooterColumn>
      <FooterColumn navigation id="footer-services" heading={t('footer.services')}>
        <ul>
          {Object.entries(groups).map(([anchor, label]) => (
            <li key={anchor}>
              <PageLink page="services" anchor={anchor} className="footer-link">
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
      </FooterColumn>
      <FooterColumn
        id="footer-contact"
        heading={t('footer.contact')}
        className="max-sm:col-span-full"
      >
        <ul>
          <li>
            <EmailLink className="footer-link">
              <span className="sr-only">{t('footer.email')}: </span>
              {email}
            </EmailLink>
          </li>
          <li>
            <a href={phoneLink(phone)} className="footer-link">
              <span className="sr-only">{t('footer.phone')}: </span>
              {phone}
            </a>
          </li>
        </ul>
      </FooterColumn>
    </>
  );
};
