import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icon';
import { PageLink } from '../../components/navigation/page-link';
import { MarkedHeading } from '../../components/ui/marked-heading';
import { buttonClasses } from '../../components/ui/button-classes';

interface CaseInvitationProps {
  heading: string;
}

/** The end of a page about cases: an invitation that links to the contact page. */
export const CaseInvitation = ({ heading }: CaseInvitationProps) => {
  const { t } = useTranslation('cases');

  return (
    <div className="case-invitation page-frame">
      <h2 className="case-invitation-title">
        <MarkedHeading text={heading} />
      </h2>
      <PageLink page="contact" className={buttonClasses('primary', 'regular', 'shrink-0')}>
        {t('start')}
        <Icon drawing={ArrowRight} size={19} />
      </PageLink>
    </div>
  );
};
