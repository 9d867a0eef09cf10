/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { readLicences } from './read-licences';

/** Licences that ask for no more than to be named. */
const permissive = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Python-2.0',
  'Unlicense',
  '(MIT OR CC0-1.0)',
  '(MIT AND Zlib)',
  '(BSD-2-Clause OR MIT OR Apache-2.0)',
];

/** Fonts may go along with anything, as long as they are not sold by themselves and keep their notice, which is in their files. */
const fonts: Record<string, RegExp> = { 'OFL-1.1': /^@fontsource-variable\// };

/** Tools that only work while the site is built; nothing of them is in it. */
const onlyBuild: Record<string, RegExp> = {
  'LGPL-3.0-or-later': /^@img\/sharp-libvips-/,
  'MPL-2.0': /^(lightningcss|@parcel\/|axe-core)/,
  'CC-BY-4.0': /^caniuse-lite$/,
};

it('uses nothing whose licence binds the site, or is not known', () => {
  const packages = readLicences(readFileSync('package-lock.json', 'utf8'));
  expect(packages.length).toBeGreaterThan(500);
  const binding = packages.filter(
    ({ name, licence }) =>
      !permissive.includes(licence) && !{ ...onlyBuild, ...fonts }[licence]?.test(name),
  );
  expect(binding).toEqual([]);
});
