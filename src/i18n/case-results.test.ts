import type { TFunction } from 'i18next';
import { caseResults } from './case-results';

/** Shows which words are asked for, and with which number. */
const t = ((key: string, { count }: { count: number }) =>
  `${key} ${count}`) as unknown as TFunction<'cases'>;

describe('caseResults', () => {
  it('gives each figure its unit, in the order of the case', () => {
    const study = {
      results: [
        { value: 47, unit: 'PERCENT' as const, label: 'faster' },
        { value: 18, unit: 'HOURS' as const, label: 'saved' },
      ],
    };
    expect(caseResults(study, t)).toEqual([
      { figure: 'percent 47', label: 'faster' },
      { figure: 'hours 18', label: 'saved' },
    ]);
  });
});
