import { variantsOf } from './compared-site';
import { inTurn, milliseconds, ratio } from './figures';
import { medianResult, runLighthouse, type LighthouseResult } from './run-lighthouse';
import type { Bench } from './tables';

const row = ({ lcp, tbt, cls, ...scores }: LighthouseResult) => ({
  ...scores,
  'LCP ms': milliseconds(lcp),
  'TBT ms': milliseconds(tbt),
  CLS: cls.toFixed(3),
});

/** Prints Lighthouse's scores of each page and of its comparisons. */
export const printLighthouse = async (bench: Bench): Promise<void> => {
  const table: Record<string, object> = {};
  for (const path of bench.paths) {
    console.log(`${path} ...`);
    const variants = variantsOf(path, bench.references);
    const results = await inTurn(variants, bench.runs, (variant) =>
      runLighthouse(bench.origin + variant.path, bench.debuggingPort),
    );
    const [page, plain, reference] = results.map(medianResult);
    if (!page) continue;
    table[path] = {
      ...row(page),
      ...(plain && { 'LCP : without': ratio(page.lcp, plain.lcp) }),
      ...(reference && { 'LCP : reference': ratio(page.lcp, reference.lcp) }),
      ...(plain && { 'TBT - without': Math.round(page.tbt - plain.tbt) }),
    };
    if (plain) table[`${path} without scripts`] = row(plain);
    if (reference) table[`${path} reference`] = row(reference);
  }
  console.log(`\nLighthouse on its simulated phone, medians of ${bench.runs}.`);
  console.table(table);
};
