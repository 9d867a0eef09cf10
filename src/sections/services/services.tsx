import { useTranslation } from 'react-i18next';
import { ContactClosing } from '../../components/ui/contact-closing';
import { MotionProvider } from '../../components/ui/motion/motion-provider';
import { Section } from '../../components/ui/section';
import { SectionHeading } from '../../components/ui/section-heading';
import { homePage } from '../../site/routes';
import { ServiceRow } from './service-row';
import { Coastline } from './coastline';

interface ServicesProps {
  /** Anchor of the section. */
  id?: string;
  intro: Queries.PageIntroFragment;
  services: readonly Queries.ServiceRowFragment[];
}

/** The index of the services along the coastline. */
export const Services = ({ id, intro, services }: ServicesProps) => {
  const { t } = useTranslation('services');

  return (
    <Section id={id} labelledBy="services-title" className="services">
      <div className="page-frame">
        <SectionHeading id="services-title" heading={intro.heading}>
          <p>{intro.lead}</p>
        </SectionHeading>
        <Coastline className="service-list">
          <MotionProvider>
            <ol>
              {services.map((service, index) => (
                <ServiceRow
                  key={service.key}
                  service={service}
                  index={index}
                  count={services.length}
                />
              ))}
            </ol>
          </MotionProvider>
        </Coastline>
        <ContactClosing
          text={t('closing')}
          indented
          label={t('launch')}
          page={homePage}
          anchor="contact"
        />
      </div>
    </Section>
  );
};
