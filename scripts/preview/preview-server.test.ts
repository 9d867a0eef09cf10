/** @jest-environment node */
import { utimesSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { RequestHandler } from 'express';
import { cachingRules } from '../../src/gatsby/hosting/caching';
import { formatHeaders } from '../../src/gatsby/hosting/header-rules';
import { folderForAllTests } from '../../src/testing/test-folder';
import { ask } from '../testing/ask';
import { listen } from './listen';
import { createPreviewServer } from './preview-server';

const hash = '0123456789abcdef0123';
const words = 'Surfing Digital Frontiers. '.repeat(100);
const files: Record<string, string> = {
  '404.html': `<html lang="es">Página no encontrada ${words}</html>`,
  'index.html': 'root',
  'en/index.html': 'home',
  'en/services/index.html': `services ${words}`,
  'static/0a1b2c/film.mp4': '0123456789',
  [`app-${hash}.js`]: '//',
  [`styles.${hash}.css`]: '',
  'admin/admin.js': '//',
  _headers: formatHeaders([
    ...cachingRules,
    { path: '/*', headers: { 'Referrer-Policy': 'same-origin' } },
    { path: '/en/*', headers: { 'Referrer-Policy': 'origin' } },
  ]),
  _redirects: '/ /en 301',
  'compressed.svg': `<svg>${words}</svg>`,
  'search-console.html': 'proof of ownership',
};

const folder = folderForAllTests();
let server: { origin: string; close: () => void };

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) folder.write(name, text);
  folder.write('compressed.svg.br', brotliCompressSync('the brotli copy'));
  folder.write('compressed.svg.gz', gzipSync('the gzip copy'));
  const outbox: RequestHandler = ({ path, method }, response, next) =>
    path === '/outbox' && method === 'POST' ? response.end('taken') : next();
  server = await listen(createPreviewServer(folder.root, outbox));
});

afterAll(() => server.close());

const get = (path: string, headers?: Record<string, string>, method?: string) =>
  ask(server.origin, path, headers, method);

describe('the preview server, asked for a page,', () => {
  it('leads from the root to the English home page', async () => {
    const { status, headers } = await get('/?from=mail');
    expect(status).toBe(301);
    expect(headers.location).toBe('/en?from=mail');
  });

  it.each([
    ['/en', 'home'],
    ['/en/services', 'services'],
    ['/en/services?from=mail', 'services'],
    ['/en/servi%63es', 'services'],
  ])('answers %s directly', async (path, text) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(body.toString()).toContain(text);
  });

  it.each([
    ['/en/services/', '/en/services'],
    ['/en/?a=1', '/en?a=1'],
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
    '/en/services/index.html/',
    '//en/',
    '//evil.example/',
    '/\\evil.example/',
    '/%5Cevil.example/',
    '/%2Fen/',
    '/en%2Fservices',
    '/en/%2e%2e/en/',
    '/en/%zz',
    '/%00',
    '/static',
    '/static/',
    '/404.html',
    '/_headers',
    '/%5fheaders',
    '//_headers',
    '/en/index.html.br',
    '/_redirects',
  ])('answers %s with the 404 page', async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(headers.location).toBeUndefined();
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(body.toString()).toContain('Página no encontrada');
  });

  it('answers conditional and partial requests with the complete 404 page', async () => {
    const { headers } = await get('/nowhere');
    const condition = { 'If-None-Match': String(headers.etag), Range: 'bytes=0-1' };
    const { status, body } = await get('/nowhere', condition);
    expect(status).toBe(404);
    expect(body.toString()).toBe(files['404.html']);
  });
});

describe('the headers of the preview server', () => {
  it.each([
    ['/robots.txt', 'same-origin'],
    ['/en/services', 'origin'],
    ['/en/nowhere', 'origin'],
    ['/en/services/', 'origin'],
  ])('are for %s what the file for the hosts lists', async (path, expected) => {
    expect((await get(path)).headers['referrer-policy']).toBe(expected);
  });

  it('are those of another build that takes the place', async () => {
    const other = [{ path: '/*', headers: { 'Referrer-Policy': 'unsafe-url' } }];
    folder.write('_headers', formatHeaders(other));
    utimesSync(folder.path('_headers'), 1, 1);
    expect((await get('/en')).headers['referrer-policy']).toBe('unsafe-url');
    folder.write('_headers', files._headers ?? '');
    expect((await get('/en/services')).headers['referrer-policy']).toBe('origin');
  });
});

describe('the preview server, asked with another method,', () => {
  it.each([
    ['/en', 200],
    ['/nowhere', 404],
  ])('answers HEAD %s with %d and no body', async (path, expected) => {
    const { status, headers, body } = await get(path, {}, 'HEAD');
    expect(status).toBe(expected);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toHaveLength(0);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    const { status, headers } = await get('/en', {}, method);
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });

  it('lets a route of its own take other methods', async () => {
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
    expect((await get('/en/services')).headers['content-encoding']).toBeUndefined();
  });

  it('compresses the 404 page', async () => {
    const { headers } = await get('/nowhere', { 'Accept-Encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
  });

  it.each([
    ['gzip, br', 'br', brotliDecompressSync, 'the brotli copy'],
    ['gzip', 'gzip', gunzipSync, 'the gzip copy'],
  ])('serves for Accept-Encoding: %s the copy in %s', async (accepted, used, decompress, text) => {
    const { headers, body } = await get('/compressed.svg', { 'Accept-Encoding': accepted });
    expect(headers['content-encoding']).toBe(used);
    expect(headers['content-type']).toMatch('image/svg+xml');
    expect(headers.vary).toBe('Accept-Encoding');
    expect(decompress(body).toString()).toBe(text);
  });

  it('serves the file itself to a client that reads no compressed copy, or asks for a part', async () => {
    const whole = await get('/compressed.svg');
    expect(whole.body.toString()).toBe(files['compressed.svg']);
    expect(whole.headers.vary).toBe('Accept-Encoding');
    const part = await get('/compressed.svg', { Range: 'bytes=0-4', 'Accept-Encoding': 'br' });
    expect(part.body.toString()).toBe('<svg>');
    expect(part.headers['content-encoding']).toBeUndefined();
  });

  it('responds without a page that a file has no such part, and lets it not be kept', async () => {
    const { status, headers, body } = await get('/static/0a1b2c/film.mp4', {
      Range: 'bytes=99-',
    });
    expect(status).toBe(416);
    expect(headers['content-range']).toBe('bytes */10');
    expect(headers['cache-control']).toContain('must-revalidate');
    expect(body.toString()).not.toMatch(/<|\//);
  });

  it('does not compress a part of a text', async () => {
    const { status, headers, body } = await get('/en/services', {
      Range: 'bytes=0-1999',
      'Accept-Encoding': 'br',
    });
    expect(status).toBe(206);
    expect(headers['content-range']).toMatch(/^bytes 0-1999\//);
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toHaveLength(2000);
  });

  it.each([
    ['/static/0a1b2c/film.mp4', 'public, max-age=31536000, immutable'],
    [`/app-${hash}.js`, 'public, max-age=31536000, immutable'],
    [`/styles.${hash}.css`, 'public, max-age=31536000, immutable'],
    ['/admin/admin.js', 'public, max-age=0, must-revalidate'],
    ['/en/services', 'public, max-age=0, must-revalidate'],
  ])('lets %s be kept as "%s"', async (path, expected) => {
    expect((await get(path)).headers['cache-control']).toBe(expected);
  });

  it('answers 304 while a page is the same', async () => {
    const { headers } = await get('/en/services', { 'Accept-Encoding': 'br' });
    const condition = { 'Accept-Encoding': 'br', 'If-None-Match': String(headers.etag) };
    expect((await get('/en/services', condition)).status).toBe(304);
  });
});
