import type { HeadProps } from 'gatsby';
import { Seo } from '../components/seo/seo';
import type { SeoPage } from '../components/seo/seo-share';
import type { PageContext } from '../i18n/page-context';

type PageData = Queries.SeoSiteFragment & { readonly page: SeoPage | null };

/** The head of a template whose query names its record `page`. Apart from the layout, because browsers load heads separately. */
export const PageHead = ({ data, pageContext }: HeadProps<PageData, PageContext>) =>
  data.page && <Seo content={data} context={pageContext} page={data.page} />;
