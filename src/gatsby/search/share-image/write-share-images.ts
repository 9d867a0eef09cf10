import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GatsbyCache } from 'gatsby';
import sharp from 'sharp';
import { shareImagePath } from '../../../i18n/file-paths';
import { casePage, notFoundPage, rootPage } from '../../../i18n/route-table';
import type { BuiltSite } from '../site-content';
import { pageOf } from '../site-content';
import { loadDisplayFont } from './display-font';
import { drawShareImage } from './draw-share-image';

interface ShareImage {
  /** Path from the site's root. */
  path: string;
  /** The page's h1 with its heading marks. */
  heading: string;
}

/** One share image per page. The root has none, because it shows that of the page to which it leads. */
const shareImages = ({ pages, contents, notFoundHeading }: BuiltSite): ShareImage[] =>
  pages.flatMap(({ pageContext }) => {
    const path = shareImagePath(pageContext);
    if (pageContext.page === rootPage) return [];
    if (pageContext.page === notFoundPage) return [{ path, heading: notFoundHeading }];

    const content = contents.find(({ language }) => language === pageContext.language);
    if (!content) return [];
    const study = content.cases.find(({ key }) => casePage(key) === pageContext.page);
    return [{ path, heading: (study ?? pageOf(content, pageContext.page)).heading }];
  });

const quality = 84;

/** Writes the share images, except those that `cache` knows to be made from the same words and background. */
export const writeShareImages = async (
  site: BuiltSite,
  folder: string,
  cache: GatsbyCache,
): Promise<void> => {
  const font = await loadDisplayFont();
  const ground = readFileSync(site.shareBackground);
  // The name is the same in every language.
  const wordmark = site.contents[0]?.info.wordmark ?? '';

  for (const { path, heading } of shareImages(site)) {
    const drawing = drawShareImage(wordmark, heading, font);
    const digest = createHash('sha256').update(ground).update(drawing).update(`${quality}`);
    const key = `share image ${path}`;
    const made = digest.digest('hex');
    const file = join(folder, path);
    if (existsSync(file) && (await cache.get(key)) === made) continue;

    mkdirSync(dirname(file), { recursive: true });
    await sharp(ground)
      .composite([{ input: Buffer.from(drawing) }])
      .jpeg({ quality, mozjpeg: true })
      .toFile(file);
    await cache.set(key, made);
  }
};
