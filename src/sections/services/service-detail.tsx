import { clsx } from 'clsx';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../components/navigation/page-link';
import { useSite } from '../../site/site-context';
import { ArrowLink } from '../../components/ui/arrow-link';
import { SharedIcon } from '../../components/ui/icon';
import { serviceQuery } from '../../forms/contact/service-choices';
import { rowIndentClass, rowIndentStyle } from './coastline';

export const serviceDetailFragment = graphql`
  fragment ServiceDetail on Service {
    key
    anchor
    icon
    title
    description
    details
  }
`;

interface ServiceDetailProps {
  service: Queries.ServiceDetailFragment;
  /** Position among all services of the page, from 0. */
  index: number;
  count: number;
  headingLevel: 2 | 3;
}

export const ServiceDetail = ({ service, index, count, headingLevel }: ServiceDetailProps) => {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const { language } = useSite();
  const { t } = useTranslation('services');
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
          <p>
            <ArrowLink
              as={PageLink}
              page="contact"
              search={serviceQuery(service.anchor, language)}
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
