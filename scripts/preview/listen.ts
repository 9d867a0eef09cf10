import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves an application to this machine, at a free port unless one is given. @throws If the port or the address cannot be used. */
export const listen = async (
  app: RequestListener,
  port = 0,
  host = '127.0.0.1',
): Promise<{ origin: string; close: () => void }> => {
  const server = createServer(app);
  server.listen(port, host);
  await once(server, 'listening');
  // The address of a listening server is always an object.
  const { port: used } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${used}`,
    close: () => {
      server.close();
      // Browsers keep their connections open, which would keep the server running.
      server.closeAllConnections();
    },
  };
};
