import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { addContent } from './extra-content';
import { measureEdits } from './develop';
import { median } from './figures';
import { measureBuild, type Measurement } from './measure-build';
import { endAll } from '../scratch/run-gatsby';
import { copyProject, raisePrice } from '../scratch/scratch-copy';

const extra = { projects: 1_000, cases: 100 };

type Row = Record<string, string>;

const seconds = ({ seconds: value }: Measurement): string => `${value.toFixed(1)} s`;

const megabytes = ({ peakBytes }: Measurement): string =>
  peakBytes === undefined ? 'not measured without /proc' : `${Math.round(peakBytes / 1e6)} MB`;

const medianAndAll = (times: number[]): string => {
  const sorted = times.map(Math.round).sort((one, other) => one - other);
  return `${median(sorted)} ms (${sorted.join(', ')})`;
};

/** Removes build output, so that the next build starts cold. */
const removeBuild = (site: string): void => {
  for (const folder of ['.cache', 'public']) {
    rmSync(join(site, folder), { recursive: true, force: true });
  }
};

const measureSite = async (site: string): Promise<Row> => {
  removeBuild(site);
  console.log('  cold build ...');
  const cold = await measureBuild(site);
  raisePrice(site);
  console.log('  build after one edited record ...');
  const warm = await measureBuild(site);
  console.log('  edits in develop ...');
  const edits = await measureEdits(site);
  return {
    'cold build': seconds(cold),
    'cold build, peak memory': megabytes(cold),
    'build after one edited record': seconds(warm),
    'same, peak memory': megabytes(warm),
    'edit visible in develop, median': medianAndAll(edits),
  };
};

const measure = async (site: string): Promise<void> => {
  console.log('The site as it is:');
  const asItIs = await measureSite(site);

  addContent(site, extra);
  console.log(`With ${extra.projects} more projects and ${extra.cases} more cases in 3 languages:`);
  const large = await measureSite(site);

  console.log(
    `\nNode ${process.version}, ${cpus().length} cores. Memory is that of all processes together; what they share counts once.`,
  );
  console.table(
    Object.fromEntries(
      Object.keys(asItIs).map((name) => [name, { 'as it is': asItIs[name], large: large[name] }]),
    ),
  );
};

const site = copyProject(process.cwd());

const cleanUp = async (): Promise<void> => {
  await endAll();
  rmSync(site, { recursive: true, force: true });
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void cleanUp().then(() => process.exit(1)));
}

measure(site)
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(cleanUp);
