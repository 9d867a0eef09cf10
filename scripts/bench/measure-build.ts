import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { startGatsby } from '../scratch/run-gatsby';

const samplingInterval = 200;

export interface Measurement {
  seconds: number;
  /** Peak memory of the whole process tree; undefined on systems without /proc. */
  peakBytes: number | undefined;
}

/** The memory of a process in bytes, with its share of shared memory, if it belongs to the session. */
const memoryWithin = (session: number, id: string): number => {
  try {
    // The fields after the name, which may contain spaces: state, parent, group, session.
    const [, fields = ''] = readFileSync(`/proc/${id}/stat`, 'utf8').split(/\) (?!.*\) )/s);
    if (Number(fields.split(' ')[3]) !== session) return 0;
    const rollup = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) * 1024;
  } catch {
    // It ended between being listed and being read.
    return 0;
  }
};

/** The memory of a Gatsby command and its descendants, which share its session; undefined without /proc. */
const sessionMemory = (leader: number): number | undefined =>
  existsSync('/proc/self/stat')
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .reduce((sum, id) => sum + memoryWithin(leader, id), 0)
    : undefined;

/**
 * Builds a site and measures it.
 * @throws If the build fails; the message ends with its last output.
 */
export const measureBuild = async (site: string): Promise<Measurement> => {
  const begin = performance.now();
  const build = startGatsby(site, ['build']);
  let peakBytes: number | undefined;
  const sampler = setInterval(() => {
    const bytes = build.child.pid ? sessionMemory(build.child.pid) : undefined;
    if (bytes !== undefined) peakBytes = Math.max(peakBytes ?? 0, bytes);
  }, samplingInterval);

  const code = await build.ended.finally(() => clearInterval(sampler));
  if (code !== 0) throw new Error(`The build failed.\n${build.output().slice(-4_000)}`);
  return { seconds: (performance.now() - begin) / 1000, peakBytes };
};
