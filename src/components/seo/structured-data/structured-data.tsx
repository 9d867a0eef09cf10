import type { Graph, Thing } from 'schema-dts';
import { agency } from './agency';
import type { StructuredPage } from './structured-page';
import { breadcrumbs, webPage, webSite, type Crumb } from './web-page';

interface StructuredDataProps {
  page: StructuredPage;
  /** The breadcrumb from the home page; empty on the home page itself. */
  crumbs: readonly Crumb[];
  /** What the page shows beyond what every page shows. */
  entities: readonly Thing[];
}

/** A page for search engines, as one graph of JSON-LD. */
export const StructuredData = ({ page, crumbs, entities }: StructuredDataProps) => {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      agency(page),
      webSite(page),
      webPage(page),
      ...(crumbs.length > 1 ? [breadcrumbs(page, crumbs)] : []),
      ...entities,
    ],
  };
  // No text can close the script element, also not by a character reference such as `&lt;`, which
  // Gatsby's head decodes.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c').replaceAll('&', '\\u0026');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
};
