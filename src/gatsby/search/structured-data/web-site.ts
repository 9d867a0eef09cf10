import type { WebSite } from 'schema-dts';
import type { SiteContent } from '../site-facts';
import { entityIds } from './ids';

export const webSite = ({ info, siteUrl }: SiteContent): WebSite => ({
  '@type': 'WebSite',
  ...entityIds(siteUrl).webSite,
  url: siteUrl,
  name: info.brand,
  inLanguage: info.languages.map(({ code }) => code),
  publisher: entityIds(siteUrl).organization,
});
