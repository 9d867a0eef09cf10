/** @jest-environment node */
import { copyFileSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { BrokenContent } from '../../testing/broken-content';
import { sampleContent } from '../../testing/sample-content';
import { lastValidImage, skipBrokenImages } from './broken-images';

let content: BrokenContent;
const whole = join(mkdtempSync(join(tmpdir(), 'whole-')), 'image.png');

beforeAll(async () => {
  content = await sampleContent();
  copyFileSync(content.path('projects/image.png'), whole);
  process.env.gatsby_executing_command = 'develop';
});

afterAll(() => {
  delete process.env.gatsby_executing_command;
  content.remove();
  rmSync(whole);
});

const image = (width: number): IGatsbyImageData => ({
  layout: 'fixed',
  width,
  height: 1,
  images: {},
});

const breakages: [string, (path: string) => void][] = [
  ['empty', (path) => writeFileSync(path, '')],
  ['cut off', (path) => truncateSync(path, 500)],
  ['removed', (path) => rmSync(path)],
];

it.each(breakages)('a picture that is %s stays as it last was', async (what, destroy) => {
  const path = content.path('projects/image.png');
  const ask = jest.fn(async () => image(2));
  const options = { what };
  expect(await lastValidImage(path, options, async () => image(1))).toEqual(image(1));
  destroy(path);
  expect(await lastValidImage(path, options, ask)).toEqual(image(1));
  expect(ask).not.toHaveBeenCalled();
  copyFileSync(whole, path);
  expect(await lastValidImage(path, options, ask)).toEqual(image(2));
});

it('no picture is made from one that is broken', async () => {
  const server = express()
    .get('/static/:digest/:options/:name', skipBrokenImages(content.root))
    .use((_request, response) => void response.send('made'))
    .listen(0);
  const { port } = server.address() as AddressInfo;
  const ask = async () => (await fetch(`http://localhost:${port}/static/1f/2a/image.avif`)).status;

  const path = content.path('projects/image.png');
  expect(await ask()).toBe(200);
  writeFileSync(path, '');
  expect(await ask()).toBe(404);
  copyFileSync(whole, path);
  expect(await ask()).toBe(200);
  server.close();
});
