import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { ServiceGroup } from '../../site/group-services';
import { rowIndentClass, rowIndentStyle } from './coastline';
import { ServiceDetail } from './service-detail';

interface ServiceGroupSectionProps {
  group: ServiceGroup<Queries.ServiceDetailFragment>;
  /** All services of the page, in their order there. */
  all: readonly Queries.ServiceDetailFragment[];
}

/** The target of one anchor: one service, or several under the name of their group. */
export const ServiceGroupSection = ({ group, all }: ServiceGroupSectionProps) => {
  const { t } = useTranslation('common');
  const names: Record<string, string> = t('serviceGroups', { returnObjects: true });
  const [first, second] = group.services;
  const single = !second;
  const headingId = single ? `service-${first?.key}` : `group-${group.anchor}`;

  return (
    <section id={group.anchor} aria-labelledby={headingId} className="service-section">
      {!single && first && (
        <div
          style={rowIndentStyle(all.indexOf(first), all.length)}
          className={clsx(rowIndentClass, 'service-group')}
        >
          <h2 id={headingId} className="service-group-title">
            {names[group.anchor]}
          </h2>
        </div>
      )}
      {group.services.map((service) => (
        <ServiceDetail
          key={service.key}
          service={service}
          index={all.indexOf(service)}
          count={all.length}
          isShared={!single}
        />
      ))}
    </section>
  );
};
