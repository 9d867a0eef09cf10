import { join } from 'node:path';
import type { BuildArgs, Reporter } from 'gatsby';
import { missingPages, removeStalePages } from './hosting/remove-old-files';
import { writeShareImages } from './search/share-image/write-share-images';
import { readSite } from './search/site-content';
import { writeSiteFiles } from './search/site-files';

const stopWithoutPages = (paths: readonly string[], folder: string, reporter: Reporter): void => {
  const missing = missingPages(paths, folder);
  if (missing.length === 0) return;
  reporter.panic(
    `There is no HTML in public/ for ${missing.join(', ')}. Something has changed the folder since the build before, and Gatsby's cache ` +
      'does not know of it. Remove both (npx gatsby clean, or the host’s build cache), and build again.',
  );
};

/** Adds what Gatsby's own steps leave out. */
export const onPostBuild = async ({
  graphql,
  store,
  cache,
  reporter,
}: BuildArgs): Promise<void> => {
  const { directory } = store.getState().program;
  const folder = join(directory, 'public');
  const site = await readSite(graphql);
  const paths = site.pages.map(({ path }) => path);
  stopWithoutPages(paths, folder, reporter);
  removeStalePages(paths, folder);
  writeSiteFiles(site, folder);
  await writeShareImages(site, folder, cache);
};
