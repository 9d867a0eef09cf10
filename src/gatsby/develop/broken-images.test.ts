/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { sampleContentForTests } from '../../testing/broken-content/sample-content';
import { lastValidImage, skipBrokenImages } from './broken-images';

const content = sampleContentForTests();
const picture = 'projects/image.png';

beforeAll(() => {
  process.env.gatsby_executing_command = 'develop';
});

afterAll(() => {
  delete process.env.gatsby_executing_command;
});

const image = (width: number): IGatsbyImageData => ({
  layout: 'fixed',
  width,
  height: 1,
  images: {},
});

it.each([
  ['empty', () => content.write(picture, '')],
  ['cut off', () => content.write(picture, readFileSync(content.path(picture)).subarray(0, 500))],
  ['removed', () => content.drop(picture)],
])('a picture that is %s stays as it last was', async (what, destroy) => {
  const path = content.path(picture);
  const ask = jest.fn(async () => image(2));
  const options = { what };
  expect(await lastValidImage(path, options, async () => image(1))).toEqual(image(1));
  destroy();
  expect(await lastValidImage(path, options, ask)).toEqual(image(1));
  expect(ask).not.toHaveBeenCalled();
  content.restore();
  expect(await lastValidImage(path, options, ask)).toEqual(image(2));
});

it('no picture is made from one that is broken', async () => {
  const server = express()
    .get('/static/:digest/:options/:name', skipBrokenImages(content.root))
    .use((_request, response) => void response.send('made'))
    .listen(0);
  const { port } = server.address() as AddressInfo;
  const ask = async () => (await fetch(`http://localhost:${port}/static/1f/2a/image.avif`)).status;

  expect(await ask()).toBe(200);
  content.write(picture, '');
  expect(await ask()).toBe(404);
  content.restore();
  expect(await ask()).toBe(200);
  server.close();
});
