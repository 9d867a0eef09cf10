/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { reduceAvifEffort } from '../images/avif-effort';

const read = (path: string): string => readFileSync(`node_modules/${path}`, 'utf8');

// After an update, compare what is replaced with the new release, and change the version here.
it.each([
  ['gatsby', '5.16', 'webpack.ts and cache/stale-cache.ts'],
  ['gatsby-plugin-sharp', '5.16', 'images/avif-effort.ts'],
  ['react-i18next', '17.1', 'react-i18next.js'],
])('%s has the version %s, for which %s was written', (name, version) => {
  expect(JSON.parse(read(`${name}/package.json`)).version).toMatch(`${version}.`);
});

it('Gatsby drops its cache when the hash of the plugins differs from the kept one', () => {
  const start = read('gatsby/dist/services/initialize.js');
  expect(start.indexOf('`onPreInit`')).toBeGreaterThan(0);
  expect(start.indexOf('PLUGINS_HASH')).toBeGreaterThan(start.indexOf('`onPreInit`'));
  expect(read('gatsby/dist/redux/reducers/status.js')).toContain('`UPDATE_PLUGINS_HASH`');
});

it('gatsby-plugin-sharp has no option for the effort of AVIF, and uses the sharp that is patched', () => {
  expect(read('gatsby-plugin-sharp/process-file.js')).not.toContain('effort');
  expect(existsSync('node_modules/gatsby-plugin-sharp/node_modules/sharp')).toBe(false);

  const image = () => sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } });
  expect(image().avif({ quality: 50 })).toHaveProperty('options.heifEffort', 4);
  const { avif } = Object.getPrototypeOf(image());
  reduceAvifEffort();
  expect(image().avif({ quality: 50 })).toHaveProperty('options.heifEffort', 2);
  Object.getPrototypeOf(image()).avif = avif;
});
