import { readContent, type SiteContent } from '../gatsby/search/site-content';
import type { Language } from '../i18n/languages';

export const siteUrl = 'https://site.example';

/** The whole site as the build reads it, from `content/`. */
export const readSiteContent = (language: Language): SiteContent =>
  readContent(language, { siteUrl, poster: '/static/file', video: '/static/file' });
