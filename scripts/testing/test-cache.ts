import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatPrice } from '../../src/i18n/format-price';
import { defaultLanguage } from '../../src/i18n/languages';
import { endAll, startGatsby } from '../scratch/run-gatsby';
import { copyProject, pricingPath, raisePrice } from '../scratch/scratch-copy';

const formatter = 'src/i18n/format-price.ts';

/** Builds the copy, and returns what the build said. */
const build = async (site: string): Promise<string> => {
  const run = startGatsby(site, ['build']);
  if ((await run.ended) !== 0) throw new Error(`The build failed.\n${run.output().slice(-4_000)}`);
  return run.output();
};

/** Builds a copy of the project, changes the formatter of prices, builds again with the warm cache, and reads the pricing page. */
const testCache = async (site: string): Promise<void> => {
  const price = formatPrice(raisePrice(site), defaultLanguage);
  console.log('Building a copy of the project, twice ...');
  await build(site);

  const file = join(site, formatter);
  const code = readFileSync(file, 'utf8');
  const changed = code.replace("style: 'currency'", "style: 'currency', currencyDisplay: 'code'");
  if (changed === code) throw new Error(`${formatter} has no style to change.`);
  writeFileSync(file, changed);
  const output = await build(site);

  const page = readFileSync(join(site, 'public', pricingPath(site), 'index.html'), 'utf8');
  const expected = price.replace('€', 'EUR\u00a0');
  if (page.includes(price) || !page.includes(expected))
    throw new Error(`The pricing page shows ${price} after the formatter has changed.`);
  // Gatsby breaks lines at the width of the terminal.
  if (!output.replace(/\s+/g, ' ').includes(`the build has changed since: ${formatter}`))
    throw new Error('The build did not say why the cache was dropped.');
  console.log(`The second build shows ${expected}, and that the cache was dropped.`);
};

const site = copyProject(process.cwd());

testCache(site)
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(async () => {
    await endAll();
    rmSync(site, { recursive: true, force: true });
  });
