import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { FilterCount, PortfolioFilter } from './portfolio-filter';

interface ProjectFilterProps {
  counts: readonly FilterCount[];
  current: PortfolioFilter;
  onChange: (filter: PortfolioFilter) => void;
}

/** Buttons that choose a category: one scrolling row to the screen's edge on narrow screens, lines on wide ones. */
export const ProjectFilter = ({ counts, current, onChange }: ProjectFilterProps) => {
  const { t } = useTranslation('projects');
  return (
    <div
      role="group"
      aria-label={t('filter')}
      // The padding keeps the focus ring from being clipped by the scrolling row.
      className="-mx-page -my-2 flex scroll-px-page [scrollbar-width:none] gap-2.5 overflow-x-auto px-page py-2 md:mx-0 md:flex-wrap md:overflow-visible md:px-0 noscript:hidden"
    >
      {counts.map(({ filter, count }) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === current}
          onClick={() => onChange(filter)}
          // Browsers leave a button that the keyboard leads to half beyond the edge of the row; under a pointer nothing may move.
          onFocus={({ currentTarget }) => {
            if (currentTarget.matches(':focus-visible'))
              currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          }}
          className={clsx(
            'inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2 break-pill-small border px-4.5 text-small font-medium transition-colors duration-100',
            filter === current
              ? 'border-aqua bg-aqua text-on-aqua'
              : 'border-edge text-foam hover:border-aqua',
          )}
        >
          {t(`categories.${filter}`)}{' '}
          <span className={clsx('text-badge', filter !== current && 'text-haze')}>{count}</span>
        </button>
      ))}
    </div>
  );
};
