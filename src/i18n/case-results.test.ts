import type { TFunction } from 'i18next';
import { caseResults } from './case-results';

/** Shows which words are asked for, and with which number. */
const t = ((key: string, { count }: { count: number }) =>
  `${key} ${count}`) as unknown as TFunction<'cases'>;

const fact = (value: number, unit: string) => ({ value, unit });

describe('caseResults', () => {
  it('joins each figure with its label, in the order of the case', () => {
    const study = {
      results: [{ label: 'faster' }, { label: 'saved' }],
      facts: { results: [fact(47, 'percent'), fact(18, 'hours')] },
    };
    expect(caseResults(study, t)).toEqual([
      { figure: 'percent 47', label: 'faster' },
      { figure: 'hours 18', label: 'saved' },
    ]);
  });

  it('leaves out a label that has no figure', () => {
    const study = {
      results: [{ label: 'faster' }, { label: 'saved' }],
      facts: { results: [fact(47, 'percent')] },
    };
    expect(caseResults(study, t)).toEqual([{ figure: 'percent 47', label: 'faster' }]);
  });
});
