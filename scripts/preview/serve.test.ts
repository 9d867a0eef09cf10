/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { tsx } from '../../src/testing/run-script';
import { folderForEachTest } from '../../src/testing/test-folder';
import { freePort } from '../testing/free-port';
import { listen } from './listen';

const preview = join(process.cwd(), 'scripts/preview');

const folder = folderForEachTest();

/** Runs a command in the temporary folder; it gets the signal to stop as soon as it reports that it serves. */
const run = async (script: string, port: string) => {
  // The command tsx ends a program that does not stop within some milliseconds, as on a busy machine.
  const child = spawn(process.execPath, ['--import', tsx, join(preview, script)], {
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
  expect(await run('serve.ts', port)).toEqual({
    code: 0,
    output: `The site is at http://localhost:${port}\nWhat its forms send is at http://localhost:${port}/__outbox\n`,
    errors: '',
  });
});

it.each([
  ['npm run serve', 'serve.ts'],
  ['npm start, before it builds,', 'start.ts'],
])('%s reports in one sentence that the port is in use', async (_command, script) => {
  folder.write('public/404.html', '');
  const { origin, close } = await listen(() => undefined);
  const { code, output, errors } = await run(script, new URL(origin).port);
  close();
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toMatch(/^Port \d+ is already in use: .*\n$/);
});

it('npm start reports before it builds what PORT may be', async () => {
  expect(await run('start.ts', 'web')).toEqual({
    code: 1,
    output: '',
    errors: 'PORT must be a number from 1 to 65535, but is "web".\n',
  });
});

it.each([
  [
    'that there is no build',
    '9000',
    'There is no finished build in public/: run "npm run build" first.',
  ],
  ['what PORT may be', 'web', 'PORT must be a number from 1 to 65535, but is "web".'],
])('reports in one sentence %s', async (_what, port, sentence) => {
  expect(await run('serve.ts', port)).toEqual({ code: 1, output: '', errors: `${sentence}\n` });
});
