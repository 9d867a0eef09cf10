import {
  cpSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const hashed = /^(.+)-([0-9a-f]{20})\.js$/;

/** Another hash of the same length. */
const turn = (hash: string): string => [...hash].reverse().join('');

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));

/**
 * Copies a build, for a host that a new build can be deployed to.
 *
 * @param folder Empty folder.
 */
export const copyBuild = (folder: string): void =>
  cpSync('public', folder, {
    recursive: true,
    filter: (path) => !/\.(mp4|webm|avif|png|webp)$/.test(path),
  });

/**
 * Puts what a new build would be in the place of a build: every script has another name, the old ones are gone, and so have the pages
 * and their data another build to name.
 *
 * @param folder A copy of a build.
 */
export const deployOther = (folder: string): void => {
  const scripts = readdirSync(folder).filter((name) => hashed.test(name));
  const hashes = new Set(scripts.map((name) => hashed.exec(name)?.[2] ?? ''));
  const { webpackCompilationHash } = JSON.parse(
    readFileSync(join(folder, 'page-data/app-data.json'), 'utf8'),
  ) as { webpackCompilationHash: string };
  hashes.add(webpackCompilationHash);
  const any = new RegExp([...hashes].join('|'), 'g');

  for (const path of filesBelow(folder)) {
    if (!/\.(js|html|json)$/.test(path) || !statSync(path).isFile()) continue;
    const text = readFileSync(path, 'utf8');
    const other = text.replace(any, turn);
    if (other !== text) writeFileSync(path, other);
  }
  for (const name of scripts) {
    const target = name.replace(
      hashed,
      (_, start: string, hash: string) => `${start}-${turn(hash)}.js`,
    );
    renameSync(join(folder, name), join(folder, target));
  }
  rmSync(join(folder, 'chunk-map.json'), { force: true });
};
