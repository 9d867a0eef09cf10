import type { TFunction } from 'i18next';

/** What the function needs of a case: its figures, and what each says in the page's language. */
interface CaseFigures {
  readonly results: readonly {
    readonly value: number;
    readonly unit: string;
    readonly label: string;
  }[];
}

export interface CaseResult {
  /** The number with its unit, such as `47%`. */
  figure: string;
  label: string;
}

/**
 * Writes the figures of a case with their units.
 *
 * @param study The case.
 * @param t Words of the namespace `cases`.
 * @returns The results in the case's own order.
 */
export const caseResults = ({ results }: CaseFigures, t: TFunction<'cases'>): CaseResult[] =>
  results.map(({ value, unit, label }) => ({
    figure: t(unit === 'hours' ? 'hours' : 'percent', { count: value }),
    label,
  }));
