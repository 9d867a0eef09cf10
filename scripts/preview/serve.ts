import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { outboxPath } from '../outbox/outbox';
import { createPreviewServer } from './preview-server';

const port = process.env.PORT || '9000';
const address = `http://localhost:${port}`;

const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

if (!existsSync('public/404.html'))
  fail('There is no finished build in public/: run "npm run build:outbox" first, or "npm start".');

if (!/^[1-9]\d*$/.test(port) || Number(port) > 65535)
  fail(`PORT must be a number from 1 to 65535, but is "${port}".`);

createPreviewServer(resolve('public'), resolve('.outbox'))
  // This machine only.
  .listen(Number(port), 'localhost', (error?: NodeJS.ErrnoException) => {
    if (error?.code === 'EADDRINUSE')
      fail(`Port ${port} is already in use: choose another one, such as PORT=9001 npm run serve.`);
    if (error) fail(error.message);
    console.log(`The site is at ${address}\nWhat its forms send is at ${address}${outboxPath}`);
  });
