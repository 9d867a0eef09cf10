import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { defaultLanguage, type Language } from '../../src/i18n/languages';
import { composePath } from '../../src/i18n/route-table';
import { pricedPlan } from '../../src/testing/plans';

const leftOut = ['node_modules', '.git', '.cache', 'public', 'coverage', 'test-results'];

interface Priced {
  price: { monthly: number; yearly: number };
}

/** Copies the project into a temporary folder, without build output; the packages are linked. */
export const copyProject = (project: string): string => {
  const copy = mkdtempSync(join(tmpdir(), 'scratch-'));
  cpSync(project, copy, {
    recursive: true,
    filter: (source) => !leftOut.includes(relative(project, source)),
  });
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  return copy;
};

/** Makes one plan a euro dearer, and returns the new price in euro. */
export const raisePrice = (site: string): number => {
  const file = join(site, `content/plans/${pricedPlan.key}.json`);
  const plan: Priced = JSON.parse(readFileSync(file, 'utf8'));
  plan.price.monthly += 1;
  writeFileSync(file, `${JSON.stringify(plan, null, 2)}\n`);
  return plan.price.monthly;
};

/** Returns the path of the page that shows that plan, in the default language. */
export const pricingPath = (site: string): string => {
  const file = join(site, 'content/pages/pricing.json');
  const page: { slug: Record<Language, string> } = JSON.parse(readFileSync(file, 'utf8'));
  return composePath(defaultLanguage, page.slug[defaultLanguage]);
};
