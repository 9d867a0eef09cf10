/** @jest-environment node */
import type { TFunction } from 'i18next';
import { caseResults } from './case-results';

/** Shows which words are requested, and with which number; the type of i18next has many more signatures. */
const t = ((key: string, { count }: { count: number }) =>
  `${key} ${count}`) as unknown as TFunction;

describe('the results of a case', () => {
  it('have a sign for percentages and a number for hours, in the order of the case', () => {
    const study = {
      results: [
        { value: 47, unit: 'PERCENT' as const, label: 'faster' },
        { value: 18, unit: 'HOURS' as const, label: 'saved' },
      ],
    };
    expect(caseResults(study, t)).toEqual([
      { figure: 'percent 47', label: 'faster' },
      { figure: '18', label: 'saved' },
    ]);
  });
});
