import type { RequestListener } from 'node:http';
import { listen } from './listen';
import { fail } from './require-build';

/** Reads the port of the preview server from the environment; ends the program if it is none. */
export const readPort = (): number => {
  const port = Number(process.env.PORT || 9000);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  return fail(`PORT must be a number from 1 to 65535, but is "${process.env.PORT}".`);
};

/** Some systems, containers among them, have no IPv6. */
const skipWithoutIpv6 = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'EADDRNOTAVAIL' && error.code !== 'EAFNOSUPPORT') throw error;
};

/** Serves this machine at "localhost", which may be either address, as the client chooses. Ends the program if the port cannot be used. */
export const listenLocally = async (app: RequestListener, port: number, command: string) => {
  try {
    const server = await listen(app, port);
    const serverOfIpv6 = await listen(app, port, '::1').catch(skipWithoutIpv6);
    const close = () => {
      server.close();
      serverOfIpv6?.close();
    };
    return { origin: server.origin, close };
  } catch (error) {
    // Sockets throw nothing else.
    const { code, message } = error as NodeJS.ErrnoException;
    return fail(
      code === 'EADDRINUSE'
        ? `Port ${port} is already in use: stop the program that has it, or choose another one with PORT=${port + 1} ${command}.`
        : `The site could not be served on port ${port}: ${message}.`,
    );
  }
};
