import { resolve } from 'node:path';
import { createOutbox } from '../outbox/outbox';
import { inspectorPath } from '../outbox/page';
import { listen } from './listen';
import { createPreviewServer } from './preview-server';
import { fail, requireBuild } from './require-build';

const port = Number(process.env.PORT || 9000);

const explain = ({ code, message }: NodeJS.ErrnoException): string => {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use: stop the program that has it, or choose another one with PORT=${port + 1} npm run serve.`;
  }
  return `The site could not be served on port ${port}: ${message}.`;
};

if (!Number.isInteger(port) || port < 1 || port > 65535) {
  fail(`PORT must be a number from 1 to 65535, but is "${process.env.PORT}".`);
}
requireBuild();

const app = createPreviewServer(resolve('public'), createOutbox({ folder: resolve('.outbox') }));

/** Some systems, containers among them, have no IPv6. */
const skipWithoutIpv6 = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'EADDRNOTAVAIL' && error.code !== 'EAFNOSUPPORT') throw error;
};

// "localhost" may be either address, as the client chooses. The outbox is for this machine only.
Promise.all([listen(app, port), listen(app, port, '::1').catch(skipWithoutIpv6)])
  .then(([server, serverOfIpv6]) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        server.close();
        serverOfIpv6?.close();
      });
    }
    const { origin } = server;
    console.log(`The site is at ${origin}\nWhat its forms send is at ${origin}${inspectorPath}`);
  })
  .catch((error: NodeJS.ErrnoException) => fail(explain(error)));
