import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { deferScripts } from './defer-scripts';
import { redirectRules } from './redirects';

const pagesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name));

/** Completes the built site: what Gatsby's own steps leave out. */
export const onPostBuild = ({ store }: BuildArgs): void => {
  const folder = join(store.getState().program.directory, 'public');
  for (const page of pagesIn(folder)) {
    writeFileSync(page, deferScripts(readFileSync(page, 'utf8')));
  }
  writeFileSync(join(folder, '_redirects'), redirectRules());
};
