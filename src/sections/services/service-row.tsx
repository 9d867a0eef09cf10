import { clsx } from 'clsx';
import { m } from 'framer-motion';
import { graphql } from 'gatsby';
import ArrowUpRight from 'lucide/dist/esm/icons/arrow-up-right.mjs';
import { useRef } from 'react';
import { PageLink } from '../../components/navigation/page-link';
import { Icon, SharedIcon } from '../../components/ui/icon';
import { useReveal } from '../../components/ui/motion/use-reveal';
import { rowIndentClass, rowIndentStyle } from './coastline';
import './service-row.css';

export const serviceRowFragment = graphql`
  fragment ServiceRow on Service {
    key
    anchor
    icon
    title
    description
  }
`;

const reveal = {
  shown: { opacity: 1, y: 0 },
  hidden: { opacity: 0, y: 12, transition: { duration: 0 } },
};

interface ServiceRowProps {
  service: Queries.ServiceRowFragment;
  /** Position among the rows, from 0. */
  index: number;
  count: number;
}

/** A service as one line of the index; the whole line links to its anchor on the services page. */
export const ServiceRow = ({ service, index, count }: ServiceRowProps) => {
  const ref = useRef<HTMLLIElement>(null);
  const state = useReveal(ref);

  return (
    <m.li
      ref={ref}
      initial={false}
      animate={state}
      variants={reveal}
      transition={{ duration: 0.5, ease: [0.16, 1, 0.3, 1], delay: index * 0.1 }}
      className="service-row relative"
    >
      <span className="service-rank">{String(index + 1).padStart(2, '0')}</span>
      <div style={rowIndentStyle(index, count)} className={clsx(rowIndentClass, 'service-line')}>
        <SharedIcon name={service.icon} size={30} className="text-aqua" />
        <h3 className="service-title">
          <PageLink page="services" anchor={service.anchor} className="service-link">
            {/* Scaled on hover: a wider font would change the line breaks. */}
            <span className="service-name">{service.title}</span>
          </PageLink>
        </h3>
        <p className="service-text">{service.description}</p>
        <Icon drawing={ArrowUpRight} size={20} className="service-arrow" />
      </div>
    </m.li>
  );
};
