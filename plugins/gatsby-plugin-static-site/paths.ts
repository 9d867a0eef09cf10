/** The site's icons in `static/`; `npm run assets` writes those for phones. */
export const icons = {
  ico: '/favicon.ico',
  svg: '/favicon.svg',
  touch: '/apple-touch-icon.png',
  small: { path: '/icon-192.png', edge: 192 },
  large: { path: '/icon-512.png', edge: 512 },
} as const;

export const sitemapPath = '/sitemap.xml';

/** Size of every share image, in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

export const shareFolder = '/share';

/** Path of a page's share image, such as `/share/pricing-nl.jpg`. */
export const shareImagePath = ({
  pageId,
  language,
}: {
  pageId: string;
  language: string;
}): string => `${shareFolder}/${pageId}-${language}.jpg`;

export const markdownPath = (path: string): string => `${path}.md`;

/** The table of contents for language models. */
export const llmsPath = '/llms.txt';

export const manifestPath = (language: string): string => `/manifest.${language}.webmanifest`;
