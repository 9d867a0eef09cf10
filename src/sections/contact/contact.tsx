import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { SharedIcon } from '../../components/ui/icon';
import dawn from '../../artwork/dawn-contact.svg';
import { EmailLink } from '../../components/navigation/email-link';
import { useSite } from '../../site/site-context';
import { Section } from '../../components/ui/section';
import { SectionHeading } from '../../components/ui/section-heading';
import { ContactForm } from '../../forms/contact/contact-form';
import { phoneLink } from '../../site/phone-link';
import './contact.css';

const headingId = 'contact-heading';

const steps = ['reply', 'call', 'proposal'] as const;

/** What follows after a message is sent. */
const NextSteps = ({ headingTag: Heading }: { headingTag: 'h2' | 'h3' }) => {
  const { t } = useTranslation('contact');
  return (
    <>
      <Heading className="contact-next">{t('next.heading')}</Heading>
      <ol className="contact-steps">
        {steps.map((step) => (
          <li key={step}>{t(`next.${step}`)}</li>
        ))}
      </ol>
    </>
  );
};

interface ContactProps {
  id?: string;
  intro: Queries.PageIntroFragment;
  /** Whether it is the subject of a page of its own, not one of several sections. */
  ownPage?: boolean;
}

export const Contact = ({ id, intro, ownPage }: ContactProps) => {
  const { email, phone } = useSite().info;

  return (
    <Section id={id} labelledBy={headingId} isPageTop={ownPage} className="contact">
      <img src={dawn} alt="" aria-hidden loading="lazy" className="contact-dawn" />
      <div className="contact-foot" />
      <div className="contact-columns relative page-frame">
        <div>
          <SectionHeading
            id={headingId}
            heading={intro.heading}
            ownPage={ownPage}
            className={clsx('contact-heading', ownPage ? 'text-page' : 'text-section')}
          />
          <p className="contact-lead">{intro.lead}</p>
          <ul className="contact-methods">
            <li>
              <EmailLink className="contact-method">
                <SharedIcon name="MAIL" className="shrink-0 text-aqua" />
                <span className="contact-address">{email}</span>
              </EmailLink>
            </li>
            <li>
              <a href={phoneLink(phone)} className="contact-method">
                <SharedIcon name="PHONE" className="shrink-0 text-aqua" />
                <span className="contact-address">{phone}</span>
              </a>
            </li>
          </ul>
          <NextSteps headingTag={ownPage ? 'h2' : 'h3'} />
        </div>
        <ContactForm />
      </div>
    </Section>
  );
};
