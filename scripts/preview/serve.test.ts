/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { tsx } from '../../src/testing/run-script';
import { folderForEachTest } from '../../src/testing/test-folder';
import { freePort } from '../testing/free-port';
import { listen } from './listen';

const script = join(process.cwd(), 'scripts', 'preview', 'serve.ts');

const folder = folderForEachTest();

/** Runs the command in the temporary folder; it gets the signal to stop as soon as it reports that it serves. */
const serve = async (port: string) => {
  // The command tsx ends a program that does not stop within some milliseconds, as on a busy machine.
  const child = spawn(process.execPath, ['--import', tsx, script], {
    cwd: folder.root,
    env: { ...process.env, PORT: port },
  });
  child.stdout.once('data', () => child.kill('SIGTERM'));
  const ended = once(child, 'close');
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code: child.exitCode, output, errors };
};

it('prints its addresses and stops on the signal to stop', async () => {
  folder.write('public/404.html', '');
  const port = String(await freePort());
  expect(await serve(port)).toEqual({
    code: 0,
    output: `The site is at http://localhost:${port}\nWhat its forms send is at http://localhost:${port}/__outbox\n`,
    errors: '',
  });
});

it('reports in one sentence that the port is in use', async () => {
  folder.write('public/404.html', '');
  const { origin, close } = await listen(() => undefined);
  const { code, errors } = await serve(new URL(origin).port);
  close();
  expect(code).toBe(1);
  expect(errors).toMatch(/^Port \d+ is already in use: .*\n$/);
});

it.each([
  [
    'that there is no build',
    '9000',
    'There is no finished build in public/: run "npm run build" first.',
  ],
  ['what PORT may be', 'web', 'PORT must be a number from 1 to 65535, but is "web".'],
])('reports in one sentence %s', async (_what, port, sentence) => {
  expect(await serve(port)).toEqual({ code: 1, output: '', errors: `${sentence}\n` });
});
