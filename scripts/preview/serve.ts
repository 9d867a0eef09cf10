import { resolve } from 'node:path';
import { createOutbox } from '../outbox/outbox';
import { inspectorPath } from '../outbox/page';
import { listenLocally, readPort } from './port';
import { createPreviewServer } from './preview-server';
import { requireBuild } from './require-build';

const serve = async (): Promise<void> => {
  const port = readPort();
  requireBuild();
  const outbox = createOutbox({ folder: resolve('.outbox') });
  const app = createPreviewServer(resolve('public'), outbox);
  const { origin, close } = await listenLocally(app, port, 'npm run serve');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close);
  console.log(`The site is at ${origin}\nWhat its forms send is at ${origin}${inspectorPath}`);
};

void serve();
