import { startGatsby } from '../scratch/run-gatsby';
import { treeMemory } from './process-tree';

const samplingInterval = 200;

export interface Measurement {
  seconds: number;
  /** Peak memory of the whole process tree; undefined on systems without /proc. */
  peakBytes: number | undefined;
}

/**
 * Builds a site and measures it.
 * @throws If the build fails; the message ends with its last output.
 */
export const measureBuild = async (site: string): Promise<Measurement> => {
  const begin = performance.now();
  const build = startGatsby(site, ['build']);
  let peakBytes: number | undefined;
  const sampler = setInterval(() => {
    const bytes = build.child.pid ? treeMemory(build.child.pid) : undefined;
    if (bytes !== undefined) peakBytes = Math.max(peakBytes ?? 0, bytes);
  }, samplingInterval);

  const code = await build.ended.finally(() => clearInterval(sampler));
  if (code !== 0) throw new Error(`The build failed.\n${build.output().slice(-4_000)}`);
  return { seconds: (performance.now() - begin) / 1000, peakBytes };
};
