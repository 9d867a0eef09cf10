import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { writeEditor } from './admin/write-editor';
import { removeFormerPages } from './former-pages';
import { deferScripts, unifyScripts } from './defer-scripts';
import { shareImages } from './share-image/share-images';
import { writeShareImages } from './share-image/write-share-images';
import { readSite } from './site-content';
import { writeManifests, writeMarkdown, writeRobots, writeStructuredData } from './site-files';
import { nameSitemap } from './sitemap';

const pagesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name));

/** Completes the built site: what Gatsby's own steps leave out. */
export const onPostBuild = async ({ graphql, store, cache }: BuildArgs): Promise<void> => {
  const { directory } = store.getState().program;
  const folder = join(directory, 'public');
  for (const page of pagesIn(folder)) {
    writeFileSync(page, deferScripts(unifyScripts(readFileSync(page, 'utf8'))));
  }
  await writeEditor(directory, folder, process.env);

  const site = await readSite(graphql);
  removeFormerPages(
    site.pages.map(({ path }) => path),
    folder,
  );
  writeStructuredData(site, folder);
  writeMarkdown(site, folder);
  writeManifests(site.contents, folder);
  writeRobots(site.siteUrl, folder);
  nameSitemap(folder);
  await writeShareImages(shareImages(site), site.shareBackground, folder, cache);
};
