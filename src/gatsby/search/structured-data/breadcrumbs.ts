import type { BreadcrumbList } from 'schema-dts';
import type { SiteContent } from '../site-facts';
import { pageIds } from './ids';

export interface Crumb {
  label: string;
  path: string;
}

/** The way from the home page to a page, which is the last of the crumbs. */
export const breadcrumbs = (
  { siteUrl }: SiteContent,
  crumbs: readonly Crumb[],
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  ...pageIds(siteUrl + (crumbs.at(-1)?.path ?? '')).breadcrumbs,
  itemListElement: crumbs.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: siteUrl + path,
  })),
});
