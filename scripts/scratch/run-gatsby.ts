import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { outboxSwitch } from '../../src/gatsby/email-settings';

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

/** Ends everything that `startGatsby` started and that still runs. */
export const endAll = async (): Promise<void> => {
  await Promise.all([...running].map(endGatsby));
};
