import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { addContent } from './extra-content';
import { measureEdits } from './develop';
import { median } from './figures';
import { buildSite, runInCopy } from '../scratch/run-gatsby';
import { raisePrice } from '../scratch/scratch-copy';

const extra = { projects: 1_000, cases: 100 };

const timeBuild = async (site: string): Promise<string> => {
  const begin = performance.now();
  await buildSite(site);
  return `${((performance.now() - begin) / 1000).toFixed(1)} s`;
};

const medianAndAll = (times: number[]): string => {
  const sorted = times.map(Math.round).sort((one, other) => one - other);
  return `${median(sorted)} ms (${sorted.join(', ')})`;
};

const removeBuild = (site: string): void => {
  for (const folder of ['.cache', 'public']) {
    rmSync(join(site, folder), { recursive: true, force: true });
  }
};

const measureSite = async (site: string) => {
  removeBuild(site);
  console.log('  cold build ...');
  const cold = await timeBuild(site);
  raisePrice(site);
  console.log('  build after one edited record ...');
  const warm = await timeBuild(site);
  console.log('  edits in develop ...');
  const edits = await measureEdits(site);
  return {
    'cold build': cold,
    'build after one edited record': warm,
    'edit visible in develop, median': medianAndAll(edits),
  };
};

const measure = async (site: string): Promise<void> => {
  console.log('The site as it is:');
  const asItIs = await measureSite(site);

  addContent(site, extra);
  console.log(`With ${extra.projects} more projects and ${extra.cases} more cases in 3 languages:`);
  const large = await measureSite(site);

  console.log(`\nNode ${process.version}, ${cpus().length} cores.`);
  console.table({ 'as it is': asItIs, large });
};

runInCopy(measure);
