import type { PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import { Island } from '../../plugins/gatsby-plugin-islands';
import type { PageContext } from '../i18n/page-context';
import { PageLayout } from './page-layout';

type PageData = Queries.LayoutContentFragment & { readonly page: object | null };

type Complete<Data extends PageData> = Data & {
  readonly page: NonNullable<Data['page']>;
  readonly info: NonNullable<Data['info']>;
};

const isComplete = <Data extends PageData>(data: Data): data is Complete<Data> =>
  Boolean(data.page && data.info);

/** Creates the component of a page that shows one section; `section` renders it from the data of the page's query. */
export const pageTemplate =
  <Data extends PageData>(section: (data: Complete<Data>) => ReactNode) =>
  ({ data, pageContext }: PageProps<Data, PageContext>) =>
    isComplete(data) && (
      <PageLayout content={data} context={pageContext}>
        <Island>{section(data)}</Island>
      </PageLayout>
    );
