import { clsx } from 'clsx';
import { m } from 'framer-motion';
import { graphql } from 'gatsby';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { useRef } from 'react';
import { PageLink } from '../../components/navigation/page-link';
import { Icon } from '../../components/ui/icon';
import { useReveal } from '../../components/ui/use-reveal';
import { coastIndent, coastStyle } from './coast';

export const serviceRowFragment = graphql`
  fragment ServiceRow on Service {
    key
    order
    group
    icon
    title
    description
  }
`;

const shown = { opacity: 1, y: 0 };
const waiting = { opacity: 0, y: 12, transition: { duration: 0 } };

interface ServiceRowProps {
  service: Queries.ServiceRowFragment;
  /** Position among the rows, from 0. */
  index: number;
  /** Number of rows. */
  count: number;
  headingLevel: 2 | 3;
}

/** A service as one line of the index; the whole line links to its anchor on the services page. */
export const ServiceRow = ({ service, index, count, headingLevel }: ServiceRowProps) => {
  const ref = useRef<HTMLLIElement>(null);
  const state = useReveal(ref);
  const Heading = headingLevel === 2 ? 'h2' : 'h3';

  return (
    <m.li
      ref={ref}
      initial={false}
      animate={state === 'shown' ? shown : waiting}
      transition={{ duration: 0.5, ease: [0.16, 1, 0.3, 1], delay: index * 0.1 }}
      className="group relative"
    >
      <span className="absolute inset-y-0 left-0 flex items-center font-display text-tiny font-[560] text-haze font-stretch-130% group-focus-within:text-aqua group-hover:text-aqua max-md:sr-only">
        {String(service.order).padStart(2, '0')}
      </span>
      <div
        style={coastStyle(index, count)}
        className={clsx(
          coastIndent,
          'relative grid grid-cols-[30px_minmax(0,1fr)] gap-x-3.5 gap-y-2 border-t border-line py-5 pl-4 group-last:border-b',
          'from-aqua/12 to-transparent group-focus-within:border-t-aqua group-focus-within:bg-linear-to-r group-hover:border-t-aqua group-hover:bg-linear-to-r',
          'md:min-h-24.5 md:grid-cols-[30px_minmax(0,1fr)_min(376px,26vw)_44px] md:items-center md:gap-x-6 md:pl-4.5',
        )}
      >
        <Icon name={service.icon} size={30} className="text-aqua" />
        <Heading className="pr-[7%] text-row font-[520] -tracking-[0.02em] hyphens-auto group-focus-within:text-crest group-hover:text-crest max-[22.5rem]:font-stretch-88% md:hyphens-none">
          <PageLink
            page="services"
            anchor={service.group}
            className="outline-crest after:absolute after:inset-0 focus-visible:shadow-none focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3"
          >
            {/* Scaled: with a wider font the lines would break again under the pointer. */}
            <span className="inline-block origin-left transition-transform duration-240 ease-out group-focus-within:scale-x-107 group-hover:scale-x-107 motion-reduce:transition-none">
              {service.title}
            </span>
          </PageLink>
        </Heading>
        <p className="col-start-2 text-base text-mist md:col-start-3">{service.description}</p>
        <ArrowUpRight
          aria-hidden
          size={20}
          strokeWidth={1.5}
          className="hidden justify-self-center text-aqua md:block"
        />
      </div>
    </m.li>
  );
};
