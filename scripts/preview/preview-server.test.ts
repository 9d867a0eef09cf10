/** @jest-environment node */
import { utimesSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { RequestHandler } from 'express';
import { formatHeaders } from '../../plugins/gatsby-plugin-static-site/headers/header-rules';
import { folderForAllTests } from '../../src/testing/test-folder';
import { ask } from '../testing/ask';
import { listen } from './listen';
import { createPreviewServer } from './preview-server';

const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=0, must-revalidate';

const words = 'Surfing Digital Frontiers. '.repeat(100);
const files = {
  '404.html': `<html lang="es">Página no encontrada ${words}</html>`,
  'index.html': 'root',
  'en/index.html': 'home',
  'en/services/index.html': `services ${words}`,
  'static/0a1b2c/film.mp4': '0123456789',
  _headers: formatHeaders([
    { path: '/*', headers: { 'Cache-Control': revalidate, 'Referrer-Policy': 'same-origin' } },
    { path: '/static/*', headers: { 'Cache-Control': immutable } },
    { path: '/en/*', headers: { 'Referrer-Policy': 'origin' } },
  ]),
  _redirects: '/ /en 301',
  'search-console.html': 'proof of ownership',
};

const folder = folderForAllTests();
let server: { origin: string; close: () => void };

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) folder.write(name, text);
  const outbox: RequestHandler = ({ path, method }, response, next) =>
    path === '/outbox' && method === 'POST' ? response.end('taken') : next();
  server = await listen(createPreviewServer(folder.root, outbox));
});

afterAll(() => server.close());

const get = (path: string, headers?: Record<string, string>, method?: string) =>
  ask(server.origin, path, headers, method);

describe('the preview server, asked for a page,', () => {
  it.each(['/en/services', '/en/services?from=mail', '/en/servi%63es'])(
    'answers %s directly',
    async (path) => {
      const { status, headers, body } = await get(path);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['x-powered-by']).toBeUndefined();
      expect(body.toString()).toBe(files['en/services/index.html']);
    },
  );

  it.each([
    ['/?from=mail', '/en?from=mail'],
    ['/en/services/', '/en/services'],
    ['/en/services/index.html', '/en/services'],
    ['/index.html', '/en'],
  ])('leads from %s to %s', async (path, location) => {
    const { status, headers } = await get(path);
    expect(status).toBe(301);
    expect(headers.location).toBe(location);
  });

  it('serves a loose page of the static folder as it is', async () => {
    expect((await get('/search-console.html')).body.toString()).toBe('proof of ownership');
  });
});

describe('the preview server, asked for an unknown address,', () => {
  it.each([
    '/nowhere',
    '/en/services//',
    '//en/',
    '/%5Cevil.example/',
    '/en%2Fservices',
    '/en/%2e%2e/en/',
    '/en/%zz',
    '/%00',
    '/static',
    '/404.html',
    '/%5fheaders',
    '//_redirects',
  ])('answers %s with the 404 page', async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(headers.location).toBeUndefined();
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe(revalidate);
    expect(body.toString()).toBe(files['404.html']);
  });

  it('answers conditional and partial requests with the complete 404 page, compressed', async () => {
    const encoding = { 'Accept-Encoding': 'br' };
    const { headers } = await get('/nowhere', encoding);
    const condition = { 'If-None-Match': String(headers.etag), Range: 'bytes=0-1' };
    const { status, body } = await get('/nowhere', { ...encoding, ...condition });
    expect(status).toBe(404);
    expect(brotliDecompressSync(body).toString()).toBe(files['404.html']);
  });
});

describe('the headers of the preview server', () => {
  it.each(['/en/services', '/en/nowhere', '/en/services/'])(
    'are for %s what the file for the hosts lists',
    async (path) => {
      expect((await get(path)).headers['referrer-policy']).toBe('origin');
    },
  );

  it('are those of another build that takes the place', async () => {
    const other = [{ path: '/*', headers: { 'Referrer-Policy': 'unsafe-url' } }];
    folder.write('_headers', formatHeaders(other));
    utimesSync(folder.path('_headers'), 1, 1);
    expect((await get('/en')).headers['referrer-policy']).toBe('unsafe-url');
    folder.write('_headers', files._headers);
    expect((await get('/en/services')).headers['referrer-policy']).toBe('origin');
  });
});

describe('the preview server, asked with another method,', () => {
  it('answers HEAD with no body', async () => {
    const { status, headers, body } = await get('/en', {}, 'HEAD');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toHaveLength(0);
  });

  it('refuses POST, except for a route of its own that takes it', async () => {
    const { status, headers } = await get('/en', {}, 'POST');
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
    expect((await get('/outbox', {}, 'POST')).body.toString()).toBe('taken');
    expect((await get('/outbox')).status).toBe(404);
  });
});

describe('the preview server, sending a file,', () => {
  it('compresses a page for a client that asks for it', async () => {
    const { headers, body } = await get('/en/services', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers.vary).toContain('Accept-Encoding');
    expect(brotliDecompressSync(body).toString()).toBe(files['en/services/index.html']);
  });

  it('does not compress a part of a page', async () => {
    const part = { Range: 'bytes=0-1999', 'Accept-Encoding': 'br' };
    const { status, headers, body } = await get('/en/services', part);
    expect(status).toBe(206);
    expect(headers['content-range']).toMatch(/^bytes 0-1999\//);
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toHaveLength(2000);
  });

  it('lets it be kept, but not the response that it has no such part', async () => {
    const film = '/static/0a1b2c/film.mp4';
    expect((await get(film)).headers['cache-control']).toBe(immutable);
    const { status, headers, body } = await get(film, { Range: 'bytes=99-' });
    expect(status).toBe(416);
    expect(headers['content-range']).toBe('bytes */10');
    expect(headers['cache-control']).toBe(revalidate);
    expect(body.toString()).not.toMatch(/<|\//);
  });

  it('answers 304 while a page is the same', async () => {
    const { headers } = await get('/en/services', { 'Accept-Encoding': 'br' });
    const condition = { 'Accept-Encoding': 'br', 'If-None-Match': String(headers.etag) };
    expect((await get('/en/services', condition)).status).toBe(304);
  });
});
