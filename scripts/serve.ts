import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { createPreviewServer } from './preview-server';

const folder = resolve('public');
const port = Number(process.env.PORT || 9000);

const fail = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

const explain = ({ code, message }: NodeJS.ErrnoException): string => {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use: stop the program that has it, or choose another one with PORT=${port + 1} npm run serve.`;
  }
  return `The site could not be served on port ${port}: ${message}.`;
};

if (!Number.isInteger(port) || port < 1 || port > 65535) {
  fail(`PORT must be a number from 1 to 65535, but is "${process.env.PORT}".`);
}
if (!existsSync(join(folder, '404.html'))) {
  fail('There is no finished build in public/: run "npm run build" first.');
}

const server = createServer(createPreviewServer(folder));
server.on('error', (error) => fail(explain(error)));
server.listen(port, () => console.log(`The site is at http://localhost:${port}`));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close();
    // Browsers keep their connections open, and would keep the server alive.
    server.closeAllConnections();
  });
}
