import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatPrice } from '../../src/i18n/format-price';
import { defaultLanguage } from '../../src/i18n/languages';
import { buildSite, runInCopy } from '../scratch/run-gatsby';
import { pricingPath, raisePrice } from '../scratch/scratch-copy';

const formatter = 'src/i18n/format-price.ts';

/** Builds a copy of the project, changes the formatter of prices, builds again with the warm cache, and reads the pricing page. */
const testCache = async (site: string): Promise<void> => {
  const price = formatPrice(raisePrice(site), defaultLanguage);
  console.log('Building a copy of the project, twice ...');
  await buildSite(site);

  const file = join(site, formatter);
  const code = readFileSync(file, 'utf8');
  const changed = code.replace("style: 'currency'", "style: 'currency', currencyDisplay: 'code'");
  if (changed === code) throw new Error(`${formatter} has no style to change.`);
  writeFileSync(file, changed);
  const output = await buildSite(site);

  const page = readFileSync(join(site, 'public', pricingPath(site), 'index.html'), 'utf8');
  const expected = price.replace('€', 'EUR\u00a0');
  if (page.includes(price) || !page.includes(expected))
    throw new Error(`The pricing page shows ${price} after the formatter has changed.`);
  // Gatsby breaks lines at the width of the terminal.
  if (!output.replace(/\s+/g, ' ').includes(`the build has changed since: ${formatter}`))
    throw new Error('The build did not say why the cache was dropped.');
  console.log(`The second build shows ${expected}, and that the cache was dropped.`);
};

runInCopy(testCache);
