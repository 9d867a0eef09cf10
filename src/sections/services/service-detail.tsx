import { clsx } from 'clsx';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../components/navigation/page-link';
import { SiteLink } from '../../components/navigation/site-link';
import { useSite } from '../../site/site-context';
import { ArrowLink } from '../../components/ui/arrow-link';
import { SharedIcon } from '../../components/ui/icon';
import { contactLink } from '../../forms/contact/service-choices';
import { rowIndentClass, rowIndentStyle } from './coastline';
import { ServiceOffer } from './service-offer';

export const serviceDetailFragment = graphql`
  fragment ServiceDetail on Service {
    key
    anchor
    icon
    title
    description
    details
    plans {
      key
      name
    }
    caseStudy {
      title
      path
    }
  }
`;

interface ServiceDetailProps {
  service: Queries.ServiceDetailFragment;
  /** Position among all services of the page, from 0. */
  index: number;
  count: number;
  /** Whether its group has other services, too. */
  isShared: boolean;
}

export const ServiceDetail = ({ service, index, count, isShared }: ServiceDetailProps) => {
  const Heading = isShared ? 'h3' : 'h2';
  const { language } = useSite();
  const { t } = useTranslation('services');
  const { caseStudy } = service;
  const titleId = `service-${service.key}`;

  return (
    <article aria-labelledby={titleId} className="relative">
      <span aria-hidden className="service-detail-rank">
        {String(index + 1).padStart(2, '0')}
      </span>
      <div style={rowIndentStyle(index, count)} className={clsx(rowIndentClass, 'service-detail')}>
        <SharedIcon name={service.icon} size={30} className="text-aqua" />
        <Heading id={titleId} className="service-detail-title">
          {service.title}
        </Heading>
        <div className="service-detail-text">
          <p className="service-detail-lead">{service.description}</p>
          <p>{service.details}</p>
          <ServiceOffer plans={service.plans} />
          {caseStudy && (
            <p>
              <ArrowLink as={SiteLink} to={caseStudy.path}>
                {t('caseStudy', { title: caseStudy.title })}
              </ArrowLink>
            </p>
          )}
          <p>
            <ArrowLink
              as={PageLink}
              {...contactLink(service, isShared, language)}
              aria-label={`${t('ask')}: ${service.title}`}
            >
              {t('ask')}
            </ArrowLink>
          </p>
        </div>
      </div>
    </article>
  );
};
