import { useTranslation } from 'react-i18next';
import { ContactClosing } from '../../components/ui/contact-closing';
import { Section } from '../../components/ui/section';
import { SectionHeading } from '../../components/ui/section-heading';
import { groupServices } from '../../site/group-services';
import { ServiceGroupSection } from './service-groups';
import { Coastline } from './coastline';
import './service-details.css';

interface ServiceDetailsProps {
  intro: Queries.PageIntroFragment;
  services: readonly Queries.ServiceDetailFragment[];
}

/** Every service in full, under the anchors that other pages link to. */
export const ServiceDetails = ({ intro, services }: ServiceDetailsProps) => {
  const { t } = useTranslation('services');
  const groups = groupServices(services);
  const inOrder = groups.flatMap((group) => group.services);

  return (
    <Section labelledBy="services-title" className="services-page">
      <div className="page-frame">
        <SectionHeading id="services-title" heading={intro.heading} ownPage>
          <p>{intro.lead}</p>
        </SectionHeading>
        <Coastline className="service-details-list">
          {groups.map((group) => (
            <ServiceGroupSection key={group.anchor} group={group} all={inOrder} />
          ))}
        </Coastline>
        <ContactClosing text={t('closing')} indented label={t('launch')} />
      </div>
    </Section>
  );
};
