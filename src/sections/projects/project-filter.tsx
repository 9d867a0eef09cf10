import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterCount, PortfolioFilter } from './portfolio-filter';

interface ProjectFilterProps {
  ref: Ref<HTMLDivElement>;
  counts: readonly FilterCount[];
  onChange: (filter: PortfolioFilter) => void;
}

/** Radio buttons for the category: one scrolling row on narrow screens, lines on wide ones. */
export const ProjectFilter = ({ ref, counts, onChange }: ProjectFilterProps) => {
  const { t } = useTranslation('projects');
  const name = useId();

  return (
    <div ref={ref} role="radiogroup" aria-label={t('filter')} className="filter-row">
      {counts.map(({ filter, count }) => (
        <label key={filter} className="filter-option">
          <input
            type="radio"
            name={name}
            value={filter}
            defaultChecked={filter === 'ALL'}
            onChange={() => onChange(filter)}
            // Browsers leave a radio button that the keyboard focuses partly outside the row; with
            // a pointer nothing moves.
            onFocus={({ currentTarget }) => {
              if (currentTarget.matches(':focus-visible'))
                currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
            }}
            className="filter-input"
          />
          {t(`categories.${filter}`)} <span className="filter-count">{count}</span>{' '}
        </label>
      ))}
    </div>
  );
};
