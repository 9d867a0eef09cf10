import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves an application to this machine, at a free port. */
export const listen = async (
  app: RequestListener,
): Promise<{ origin: string; close: () => void }> => {
  const server = createServer(app);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The address of a listening server is always an object.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.close();
      // Browsers keep their connections open, which would keep the server running.
      server.closeAllConnections();
    },
  };
};
