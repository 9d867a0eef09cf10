/** The site's address until its owner sets the real one. */
const placeholder = 'https://starswell.example';

/** Returns the address of the site from `GATSBY_SITE_URL`, without trailing slash. gatsby-plugin-static-site refuses a malformed one. */
export const siteUrl = (setting = ''): string =>
  (URL.canParse(setting.trim()) ? setting.trim() : placeholder).replace(/\/+$/, '');
