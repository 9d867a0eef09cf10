import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { outboxSwitch } from '../../src/gatsby/email-settings';
import { treeMemory } from './process-tree';

const samplingInterval = 200;

/** A Gatsby command that was started here. */
export interface GatsbyProcess {
  child: ChildProcess;
  /** @returns Everything that it has printed so far. */
  output: () => string;
  /** Settles with the exit code when it ends by itself or is ended. */
  ended: Promise<number | null>;
}

export interface Measurement {
  seconds: number;
  /** Peak memory of the whole process tree; undefined on systems without /proc. */
  peakBytes: number | undefined;
}

const running = new Set<GatsbyProcess>();

/**
 * Starts a Gatsby command in a process group of its own.
 *
 * @param site Folder of the site.
 * @param commands For instance `['build']`.
 */
export const startGatsby = (site: string, commands: string[]): GatsbyProcess => {
  const { CI, ...env } = process.env;
  const child = spawn(process.execPath, [join(site, 'node_modules/gatsby/cli.js'), ...commands], {
    cwd: site,
    // In CI, Gatsby's develop server runs all queries before it starts; the people at their desks are measured here.
    // The outbox stands in for the e-mail service, so that nobody needs an account to measure.
    env: { ...env, GATSBY_TELEMETRY_DISABLED: '1', [outboxSwitch]: '1' },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  }

  const started: GatsbyProcess = {
    child,
    output: () => chunks.join(''),
    ended: new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) => {
        running.delete(started);
        resolve(code);
      });
    }),
  };
  running.add(started);
  return started;
};

/**
 * Ends a Gatsby command together with its workers, and waits until they are gone.
 *
 * @param started What `startGatsby` returned.
 */
export const endGatsby = async ({ child, ended }: GatsbyProcess): Promise<void> => {
  const send = (signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // The group is gone already.
    }
  };
  send('SIGTERM');
  const patience = setTimeout(() => send('SIGKILL'), 5_000);
  await ended;
  clearTimeout(patience);
};

/** Ends everything that `startGatsby` started and that still runs. */
export const endAll = async (): Promise<void> => {
  await Promise.all([...running].map(endGatsby));
};

/**
 * Builds a site and measures it.
 *
 * @param site Folder of the site.
 * @throws When the build fails; the message ends with what it printed last.
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
