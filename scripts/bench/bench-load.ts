import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import autocannon from 'autocannon';
import { languages } from '../../src/i18n/languages';
import { composePath } from '../../src/i18n/route-table';
import { listen } from '../preview/listen';
import { createPreviewServer } from '../preview/preview-server';
import { requireBuild } from '../preview/require-build';

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

const run = async (): Promise<void> => {
  const { origin, close } = await listen(createPreviewServer(resolve('public')));
  const result = await autocannon({
    url: origin,
    connections,
    duration,
    requests: paths().map((path) => ({ path, headers: { 'accept-encoding': 'br, gzip' } })),
    // A thread of its own, so that the clients take no time from the server.
    workers: 1,
  });
  close();

  const { requests, errors, timeouts, non2xx } = result;
  console.log(`${connections} connections for ${duration} s over ${paths().join(' ')}`);
  console.log(autocannon.printResult(result));
  console.log(
    `errors     ${errors}, of which timeouts ${timeouts}; other answers than 2xx ${non2xx}`,
  );
  if (errors + non2xx > 0 || requests.total === 0) process.exitCode = 1;
};

requireBuild();
void run();
