/** @jest-environment node */
import type { AddressInfo, Server } from 'node:net';
import express from 'express';
import { sampleContentForTests } from '../../testing/broken-content/sample-content';
import { serveContentErrors } from './serve-errors';

const content = sampleContentForTests();
let server: Server;

beforeAll(() => {
  server = express().use(serveContentErrors(content.root)).listen(0);
});

afterAll(() => server.close());

const ask = async () => {
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://localhost:${port}`)).json();
};

it('reports an error after the change that makes it, until the change that fixes it', async () => {
  expect(await ask()).toEqual([]);
  content.set('plans/sample.json', ['price', 'yearly'], '1440');
  const line = content.lineOf('plans/sample.json', '"yearly"');
  expect(await ask()).toMatchObject([
    { file: 'content/plans/sample.json', line, field: 'price.yearly' },
  ]);
  content.restore();
  expect(await ask()).toEqual([]);
});

it.each([
  ['a new folder', () => content.write('cases/new/en.md', ''), 'content/cases/new/nl.md'],
  ['a link that leads back to itself', () => content.link('loop', 'loop'), 'content/loop'],
])('notices %s', async (_what, add, file) => {
  await ask();
  add();
  expect(await ask()).toContainEqual(expect.objectContaining({ file }));
});
