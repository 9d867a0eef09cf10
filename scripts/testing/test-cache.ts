import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFiles } from '../../src/gatsby/hosting/built-files';
import { formatPrice } from '../../src/i18n/format-price';
import { defaultLanguage } from '../../src/i18n/languages';
import { buildSite, runInCopy } from '../scratch/run-gatsby';
import { pricingPath, raisePrice } from '../scratch/scratch-copy';

const digest = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

const formatter = 'src/i18n/format-price.ts';

/** The digest of every file of the build. */
const readBuild = (site: string): Record<string, string> => {
  const folder = join(site, 'public');
  return Object.fromEntries(
    builtFiles(folder).map((file) => [file, digest(readFileSync(join(folder, file)))]),
  );
};

/** Builds again without a change: other files would tell open pages that they are outdated. */
const buildUnchanged = async (site: string): Promise<void> => {
  const before = readBuild(site);
  await buildSite(site);
  const after = readBuild(site);
  const changed = Object.keys({ ...before, ...after }).filter(
    (file) => before[file] !== after[file],
  );
  if (changed.length > 0)
    throw new Error(`A build without a change has other files: ${changed.join(', ')}.`);
  console.log('A build without a change has the same files.');
};

/** Builds a copy of the project, builds it again as it is, changes the formatter of prices, builds again with the warm cache, and reads the pricing page. */
const testCache = async (site: string): Promise<void> => {
  const price = formatPrice(raisePrice(site), defaultLanguage);
  console.log('Building a copy of the project, three times ...');
  await buildSite(site);
  await buildUnchanged(site);

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
  console.log(`The last build shows ${expected}, and that the cache was dropped.`);
};

runInCopy(testCache);
