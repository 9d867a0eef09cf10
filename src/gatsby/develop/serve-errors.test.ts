/** @jest-environment node */
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type { BrokenContent } from '../../testing/broken-content';
import { sampleContent } from '../../testing/sample-content';
import { serveContentErrors } from './serve-errors';

let content: BrokenContent;
let address: string;
let close: () => void;

beforeAll(async () => {
  content = await sampleContent();
  const server = express().use(serveContentErrors(content.root)).listen(0);
  const { port } = server.address() as AddressInfo;
  address = `http://localhost:${port}`;
  close = () => server.close();
});

afterAll(() => {
  close();
  content.remove();
});

const ask = async () => (await fetch(address)).json();

it('reports an error after the change that makes it, until the change that fixes it', async () => {
  expect(await ask()).toEqual([]);
  content.set('plans/sample.json', ['price', 'yearly'], '1440');
  expect(await ask()).toEqual([
    expect.objectContaining({
      file: 'content/plans/sample.json',
      line: content.lineOf('plans/sample.json', '"yearly"'),
      field: 'price.yearly',
    }),
  ]);
  content.restore();
  expect(await ask()).toEqual([]);
});

it('notices a new folder', async () => {
  mkdirSync(content.path('cases/harbour'));
  content.write('cases/harbour/en.md', content.read('cases/sample/en.md'));
  const errors: { file: string }[] = await ask();
  expect(errors.map(({ file }) => file)).toContain('content/cases/harbour/nl.md');
  rmSync(content.path('cases/harbour'), { recursive: true });
});

it('notices a link that leads back to itself', async () => {
  symlinkSync('loop', content.path('loop'));
  const errors: { file: string }[] = await ask();
  expect(errors.map(({ file }) => file)).toContain('content/loop');
  rmSync(content.path('loop'));
});
