import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import { createOutbox } from '../outbox/outbox';
import { inspectorPath } from '../outbox/page';
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

const listen = (host: string): Promise<Server> =>
  new Promise((done, refuse) => {
    const server = createServer(app);
    server.once('error', refuse);
    server.listen(port, host, () => done(server));
  });

/** Some systems, containers among them, have no IPv6. */
const skipWithoutIpv6 = (error: NodeJS.ErrnoException): Server[] => {
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') return [];
  throw error;
};

const stopOnSignal = (servers: Server[]): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      for (const server of servers) {
        server.close();
        // Browsers keep their connections open, which would keep the server running.
        server.closeAllConnections();
      }
    });
  }
};

// "localhost" may be either address, as the client chooses. The outbox is for this machine only.
Promise.all([listen('127.0.0.1'), listen('::1').catch(skipWithoutIpv6)])
  .then((servers) => {
    stopOnSignal(servers.flat());
    const origin = `http://localhost:${port}`;
    console.log(`The site is at ${origin}\nWhat its forms send is at ${origin}${inspectorPath}`);
  })
  .catch((error: NodeJS.ErrnoException) => fail(explain(error)));
