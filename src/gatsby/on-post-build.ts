import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { missingPages, removeStaleFiles, removeStalePages } from './hosting/remove-old-files';
import { writeShareImages } from './search/share-image/write-share-images';
import { readBuiltSite } from './search/site-content';
import { writeSiteFiles } from './search/site-files';

/** Adds what Gatsby's own steps leave out. Stops if pages have no file. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const { graphql, store, cache, reporter, getNodesByType } = args;
  const folder = join(store.getState().program.directory, 'public');
  const site = await readBuiltSite(graphql);
  const paths = site.pages.map(({ path }) => path);
  const missing = missingPages(paths, folder);
  if (missing.length > 0)
    reporter.panic(
      `There is no HTML in public/ for ${missing.join(', ')}. Something has changed the folder since the build before, and Gatsby's cache ` +
        'does not know of it. Remove both (npx gatsby clean, or the host’s build cache), and build again.',
    );
  removeStalePages(paths, folder);
  const digests = getNodesByType('File').map(({ internal }) => internal.contentDigest);
  removeStaleFiles(new Set(digests), folder);
  writeSiteFiles(site, folder);
  await writeShareImages(site, folder, cache);
};
