import { clsx } from 'clsx';
import { graphql } from 'gatsby';
import { Icon } from '../../components/ui/icon';
import { rowIndentClass, rowIndentStyle } from './coastline';

export const serviceDetailFragment = graphql`
  fragment ServiceDetail on Service {
    key
    order
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
  const titleId = `service-${service.key}`;

  return (
    <article aria-labelledby={titleId} className="relative">
      <span
        aria-hidden
        className="absolute top-11.5 left-0 hidden font-display text-tiny font-[560] text-haze font-stretch-130% md:block"
      >
        {String(service.order).padStart(2, '0')}
      </span>
      <div
        style={rowIndentStyle(index, count)}
        className={clsx(
          rowIndentClass,
          'grid grid-cols-[30px_minmax(0,1fr)] gap-x-3.5 gap-y-4 border-t border-line py-8 pl-4',
          'md:gap-x-6 md:py-10 md:pl-10 lg:grid-cols-[30px_minmax(0,1fr)_min(580px,42vw)]',
        )}
      >
        <Icon name={service.icon} size={30} className="text-aqua" />
        <Heading
          id={titleId}
          className="text-row font-[520] -tracking-[0.02em] hyphens-auto max-[22.5rem]:font-stretch-88% sm:hyphens-none"
        >
          {service.title}
        </Heading>
        {/* The coastline reaches further beside a tall row, so the text keeps its distance on phones. */}
        <div className="col-span-full flex flex-col gap-3 max-sm:pl-3.5 sm:col-span-1 sm:col-start-2 lg:col-start-3">
          <p className="text-lead text-sky-text">{service.description}</p>
          <p className="max-w-[62ch] text-mist">{service.details}</p>
        </div>
      </div>
    </article>
  );
};
