import type { HeadProps } from 'gatsby';
import type { Thing } from 'schema-dts';
import type { PageContext } from '../../site/page-context';
import { homePage } from '../../site/routes';
import { Seo } from './seo';
import type { SeoPage } from './seo-share';
import { StructuredData } from './structured-data/structured-data';
import { structuredPage, type StructuredPage } from './structured-data/structured-page';
import type { Crumb } from './structured-data/web-page';

type HeadData = Queries.LayoutContentFragment &
  Queries.SeoSiteFragment & { readonly page: SeoPage | null };

/**
 * The breadcrumb from the home page to pages of the content, such as `about`; empty for the home
 * page itself.
 */
export const crumbsOf = ({ pages }: Queries.LayoutContentFragment, ...keys: string[]): Crumb[] =>
  [homePage, ...keys.filter((key) => key !== homePage)].flatMap(
    (name) => pages.nodes.find(({ key }) => key === name) ?? [],
  );

/**
 * Creates the head of a template whose query names its entry `page`; `entities` are what the page
 * shows, for search engines.
 */
export const pageHead =
  <Data extends HeadData>(
    entities: (data: Data, page: StructuredPage) => readonly Thing[] = () => [],
  ) =>
  ({ data, pageContext }: HeadProps<Data, PageContext>) => {
    if (!data.page) return null;
    const page = structuredPage(data, pageContext, data.page);
    return (
      <>
        <Seo content={data} context={pageContext} page={data.page} />
        {/* The condition keeps it out of the scripts. */}
        {process.env.BUILD_STAGE === 'build-html' && page && (
          <StructuredData
            page={page}
            crumbs={crumbsOf(data, pageContext.pageId)}
            entities={entities(data, page)}
          />
        )}
      </>
    );
  };
