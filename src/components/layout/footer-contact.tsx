import { useTranslation } from 'react-i18next';
import { FooterColumn, footerLinkClasses } from './footer-column';

interface FooterContactProps {
  email: string;
  phone: string;
}

/** How to reach the agency. */
export const FooterContact = ({ email, phone }: FooterContactProps) => {
  const { t } = useTranslation('common');
  return (
    <FooterColumn
      id="footer-contact"
      heading={t('footer.contact')}
      className="@max-[37.5rem]/page:col-span-full"
    >
      <li>
        <a href={`mailto:${email}`} className={footerLinkClasses}>
          <span className="sr-only">{t('footer.email')}: </span>
          {email}
        </a>
      </li>
      <li>
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={footerLinkClasses}>
          <span className="sr-only">{t('footer.phone')}: </span>
          {phone}
        </a>
      </li>
    </FooterColumn>
  );
};
