import type { TFunction } from 'i18next';

/** A case's figures, with their labels in the page's language. */
interface CaseFigures {
  readonly results: readonly Pick<Queries.CaseResult, 'value' | 'unit' | 'label'>[];
}

export interface CaseResult {
  /** The number with its unit, such as `47%`. */
  figure: string;
  label: string;
}

/** Returns the results of a case, in its order, with percentages as the language of `t` writes them. */
export const caseResults = ({ results }: CaseFigures, t: TFunction): CaseResult[] =>
  results.map(({ value, unit, label }) => ({
    // What hours are is in their label.
    figure: unit === 'HOURS' ? String(value) : t('percent', { count: value }),
    label,
  }));
