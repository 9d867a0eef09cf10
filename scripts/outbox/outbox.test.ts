/** @jest-environment node */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { createOutbox } from './outbox';

const ids = { user_id: 'key', service_id: 'service', template_id: 'template' };

let folder: string;
let server: Server;
let origin: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  server = createServer(express().use(createOutbox(folder)));
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const send = (body: object, headers = {}) =>
  fetch(`${origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const sendForm = (fields: object) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  return fetch(`${origin}/api/v1.0/email/send-form`, { method: 'POST', body: form });
};

const savedMessages = () =>
  readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));

it('keeps a message as a JSON file', async () => {
  const params = { from_name: 'Ann', message: 'Olá\r\n😀' };
  const response = await send({ ...ids, lib_version: '4.4.1', template_params: params });
  expect([response.status, await response.text()]).toEqual([200, 'OK']);
  expect(savedMessages()).toEqual([
    { receivedAt: expect.any(String), service: { ...ids, lib_version: '4.4.1' }, params },
  ]);
});

it('keeps what a form without JavaScript posts', async () => {
  const response = await sendForm({ ...ids, from_name: 'Ann' });
  expect(response.status).toBe(200);
  expect(savedMessages()).toMatchObject([{ service: ids, params: { from_name: 'Ann' } }]);
});

it('lists the messages, the newest first', async () => {
  for (const message of ['older', 'newer']) await send({ ...ids, template_params: { message } });
  const page = await (await fetch(`${origin}/__outbox`)).text();
  expect(page).toContain('<title>Outbox (2)</title>');
  expect(page.indexOf('newer')).toBeLessThan(page.indexOf('older'));
});

it('shows markup in a message as text', async () => {
  await send({ ...ids, template_params: { message: '<img src=x onerror="alert(1)">' } });
  const page = await (await fetch(`${origin}/__outbox`)).text();
  expect(page).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  expect(page).not.toContain('<img');
});

it.each([
  ['no public key', { ...ids, user_id: '' }, 400, 'The Public Key is required.'],
  ['no template', { ...ids, template_id: undefined }, 400, 'The template ID is required.'],
  ['a text as parameters', { ...ids, template_params: 'x' }, 400, 'The template params have to be'],
  ['50 KB', { ...ids, template_params: { message: 'x'.repeat(50_000) } }, 413, 'Variables size'],
])('refuses a message with %s', async (_what, body, status, text) => {
  const response = await send(body);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(text);
  expect(savedMessages()).toEqual([]);
});

it('refuses a page of another site', async () => {
  expect((await send(ids, { Origin: 'https://other.example' })).status).toBe(403);
});

it('refuses a request by another name of this machine', async () => {
  const status = await new Promise((done) => {
    request(`${origin}/__outbox`, { headers: { Host: 'rebound.example' } }, (response) =>
      done(response.resume().statusCode),
    ).end();
  });
  expect(status).toBe(403);
});
