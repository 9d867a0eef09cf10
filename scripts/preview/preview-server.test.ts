/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createPreviewServer } from './preview-server';

const files = {
  '404.html': '<h1>Página no encontrada</h1>',
  'index.html': 'the root',
  'en/index.html': 'home',
  'en/services/index.html': 'services',
  'static/film.mp4': '0123456789',
  _headers: '/*\n  Referrer-Policy: same-origin\n/static/*\n  Cache-Control: max-age=31536000\n',
};

let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'preview-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  server = createServer(createPreviewServer(folder, join(folder, 'outbox')));
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers = {}) => fetch(origin + path, { headers, redirect: 'manual' });

it('serves a page without a slash at its end', async () => {
  const response = await get('/en/services?from=mail');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('services');
});

it.each([
  ['/', '/en'],
  ['/?from=mail', '/en?from=mail'],
  ['/en/services/', '/en/services'],
  ['//evil.example/', '/evil.example'],
])('redirects %s to %s', async (path, location) => {
  const response = await get(path);
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(location);
});

it.each(['/nowhere', '/en/nowhere', '/static', '/%00', '/..%2f..%2fpackage.json'])(
  'answers %s with the 404 page and its status',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('<h1>Página no encontrada</h1>');
  },
);

it.each([
  ['/en', 'referrer-policy', 'same-origin'],
  ['/nowhere', 'referrer-policy', 'same-origin'],
  ['/static/film.mp4', 'cache-control', 'max-age=31536000'],
  ['/nowhere', 'cache-control', 'no-cache'],
])('sends for %s the header %s: %s', async (path, name, value) => {
  expect((await get(path)).headers.get(name)).toBe(value);
});

it('sends the part of a video that a browser asks for', async () => {
  const response = await get('/static/film.mp4', { Range: 'bytes=2-4' });
  expect(response.status).toBe(206);
  expect(await response.text()).toBe('234');
});

it('answers 304 while a page is the same', async () => {
  const etag = (await get('/en')).headers.get('etag') ?? '';
  expect((await get('/en', { 'If-None-Match': etag })).status).toBe(304);
});
