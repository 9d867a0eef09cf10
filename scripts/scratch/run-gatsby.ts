import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { outboxSwitch } from '../../src/forms/email-settings';
import { copyProject } from './scratch-copy';

export interface GatsbyProcess {
  child: ChildProcess;
  /** Everything that it has printed so far. */
  output: () => string;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

const running = new Set<GatsbyProcess>();

/** Starts a Gatsby command, such as `['build']`, in a process group of its own. */
export const startGatsby = (site: string, commands: string[]): GatsbyProcess => {
  const { CI, ...env } = process.env;
  const child = spawn(process.execPath, [join(site, 'node_modules/gatsby/cli.js'), ...commands], {
    cwd: site,
    // In CI, Gatsby's develop server would run all queries before it starts. The outbox replaces the email service, so that no account is
    // needed.
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

/** Ends a Gatsby command with its workers, and waits until they have exited. */
export const endGatsby = async ({ child, ended }: GatsbyProcess): Promise<void> => {
  const send = (signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // The group has exited already.
    }
  };
  send('SIGTERM');
  const timeout = setTimeout(() => send('SIGKILL'), 5_000);
  await ended;
  clearTimeout(timeout);
};

/** Builds a site, and returns what the build said. Throws if it fails; the message ends with its last output. */
export const buildSite = async (site: string): Promise<string> => {
  const build = startGatsby(site, ['build']);
  if ((await build.ended) === 0) return build.output();
  throw new Error(`The build failed.\n${build.output().slice(-4_000)}`);
};

/** Runs something on a copy of the project, and removes the copy with what still runs in it. An error is printed, and fails the program. */
export const runInCopy = (run: (site: string) => Promise<void>): void => {
  const site = copyProject(process.cwd());
  const cleanUp = async (): Promise<void> => {
    await Promise.all([...running].map(endGatsby));
    rmSync(site, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void cleanUp().then(() => process.exit(1)));
  run(site)
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    })
    .finally(cleanUp);
};
