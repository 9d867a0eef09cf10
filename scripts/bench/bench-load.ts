import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import autocannon from 'autocannon';
import { languages } from '../../src/i18n/languages';
import { composePath } from '../../src/i18n/route-table';
import { freePort } from '../testing/free-port';

const connections = 200;
const duration = 30;

/** A start page in each language, data of one, a script, a picture and an unknown address. */
const paths = (): string[] => {
  const script = readdirSync('public').find((file) => /^framework-.*\.js$/.test(file));
  return [
    ...languages.map((language) => composePath(language)),
    '/page-data/en/page-data.json',
    `/${script}`,
    '/icon-512.png',
    '/sitemap.xml',
  ];
};

const serve = async (port: number): Promise<ChildProcess> => {
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/preview/serve.ts'], {
    env: { ...process.env, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((started, failed) => {
    server.stdout.once('data', started);
    server.once('exit', () => failed(new Error('The preview server did not start.')));
  });
  return server;
};

if (!existsSync('public/404.html')) {
  console.error('There is no finished build in public/: run "npm run build" first.');
  process.exit(1);
}

const run = async (): Promise<void> => {
  const port = await freePort();
  const server = await serve(port);
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration,
    requests: paths().map((path) => ({ path, headers: { 'accept-encoding': 'br, gzip' } })),
  });
  server.kill();

  const { requests, latency, throughput, errors, timeouts, non2xx } = result;
  console.log(`${connections} connections for ${duration} s over ${paths().join(' ')}`);
  console.log(`requests   ${requests.total}, ${Math.round(requests.average)} a second`);
  console.log(`latency    p50 ${latency.p50} ms, p99 ${latency.p99} ms, longest ${latency.max} ms`);
  console.log(`transfer   ${(throughput.average / 1024 ** 2).toFixed(1)} MB a second`);
  console.log(
    `errors     ${errors}, of which timeouts ${timeouts}; other answers than 2xx ${non2xx}`,
  );
  if (errors + non2xx > 0 || requests.total === 0) process.exitCode = 1;
};

void run();
