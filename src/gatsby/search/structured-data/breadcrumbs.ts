import type { BreadcrumbList } from 'schema-dts';
import type { SiteContent } from '../site-facts';
import { pageIds } from './ids';

/** One step on the way to a page. */
export interface Crumb {
  label: string;
  path: string;
}

/**
 * The way from the home page to a page.
 *
 * @param content The site in the language of the page.
 * @param crumbs The steps, the page itself last.
 */
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
