import type { TFunction } from 'i18next';

/** A case's figures, with their labels in the page's language. */
interface CaseFigures {
  readonly results: readonly {
    readonly value: number;
    readonly unit: Queries.CaseResultUnit;
    readonly label: string;
  }[];
}

export interface CaseResult {
  /** The number with its unit, such as `47%`. */
  figure: string;
  label: string;
}

/** Returns the results of a case, in its order, with the units of the namespace `cases`. */
export const caseResults = ({ results }: CaseFigures, t: TFunction<'cases'>): CaseResult[] =>
  results.map(({ value, unit, label }) => ({
    figure: t(unit === 'HOURS' ? 'hours' : 'percent', { count: value }),
    label,
  }));
