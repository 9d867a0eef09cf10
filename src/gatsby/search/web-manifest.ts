import { icons } from '../../i18n/file-paths';
import { homePage, rootPath } from '../../i18n/route-table';
import { themeColor } from '../../styles/theme-color';
import { pageOf, type SiteContent } from './site-content';

/** The web manifest, with which a phone puts the site on its home screen. */
export const webManifest = (content: SiteContent) => {
  const { title, description, path } = pageOf(content, homePage);
  return {
    id: path,
    lang: content.language,
    name: title,
    short_name: content.info.brand,
    description,
    start_url: path,
    scope: rootPath,
    display: 'minimal-ui',
    background_color: themeColor,
    theme_color: themeColor,
    icons: [icons.small, icons.large].map(({ path: src, edge }) => ({
      src,
      sizes: `${edge}x${edge}`,
      type: 'image/png',
    })),
  };
};
