import { rootPath, type Route } from './route-table';

/** The site's icons, as `npm run icons` makes them. */
export const icons = {
  ico: '/favicon.ico',
  touch: '/apple-touch-icon.png',
  small: { path: '/icon-192.png', edge: 192 },
  large: { path: '/icon-512.png', edge: 512 },
} as const;

export const sitemapPath = '/sitemap.xml';

/** Size of every share image, in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Folder of all share images. */
export const shareFolder = '/share';

/**
 * Path of the picture that social networks show for a page.
 *
 * @param page Identity of the page; the folders of a longer one become folders.
 * @param language Language of the words in the picture.
 */
export const shareImagePath = ({ page, language }: Pick<Route, 'page' | 'language'>): string =>
  `${shareFolder}/${page}-${language}.jpg`;

/**
 * Path of the Markdown twin of a page.
 *
 * @param path Path of the page.
 */
export const markdownPath = (path: string): string => `${path}.md`;

/**
 * Path of the web manifest of a language.
 *
 * @param language Language of the manifest.
 */
export const manifestPath = (language: Route['language']): string =>
  `${rootPath}manifest.${language}.webmanifest`;
