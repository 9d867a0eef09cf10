import type { TFunction } from 'i18next';

/** What the function needs of a case: what its figures say, in the page's language, and the figures themselves. */
interface CaseFigures {
  readonly results: readonly { readonly label: string }[];
  readonly facts: {
    readonly results: readonly { readonly value: number; readonly unit: string }[];
  };
}

export interface CaseResult {
  /** The number with its unit, such as `47%`. */
  figure: string;
  label: string;
}

/**
 * Joins the figures of a case with what they say; the content check makes sure that there are as many of each.
 *
 * @param study The case.
 * @param t Words of the namespace `cases`.
 * @returns The results in the case's own order.
 */
export const caseResults = ({ results, facts }: CaseFigures, t: TFunction<'cases'>): CaseResult[] =>
  results.flatMap(({ label }, index) => {
    const fact = facts.results[index];
    if (!fact) return [];
    return { figure: t(fact.unit === 'hours' ? 'hours' : 'percent', { count: fact.value }), label };
  });
