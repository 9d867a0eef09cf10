import type { PageProps } from 'gatsby';
import { Suspense, type ReactNode } from 'react';
import '../styles/global-styles';
import type { PageContext } from '../site/page-context';

type PageData = Queries.LayoutContentFragment & { readonly page: object | null };

type Complete<Data extends PageData> = Data & {
  readonly page: NonNullable<Data['page']>;
  readonly info: NonNullable<Data['info']>;
};

const isComplete = <Data extends PageData>(data: Data): data is Complete<Data> =>
  Boolean(data.page && data.info);

/**
 * Stops a build whose page would be empty, and names what its query did not find; the develop
 * server logs it instead.
 */
export const reportMissing = (data: object): null => {
  const missing = Object.entries(data).flatMap(([name, value]) => (value === null ? name : []));
  const message = `The query of this page found nothing for: ${missing.join(', ')}. Does content/ have an entry with the key that it names?`;
  if (process.env.NODE_ENV === 'production') throw new Error(message);
  // eslint-disable-next-line no-console -- nothing else shows why the page is empty.
  console.error(message);
  return null;
};

/**
 * Creates the component of a page that shows one section; `section` renders it from the data of the
 * page's query.
 */
export const pageTemplate =
  <Data extends PageData>(section: (data: Complete<Data>) => ReactNode) =>
  ({ data }: PageProps<Data, PageContext>) =>
    isComplete(data) ? <Suspense>{section(data)}</Suspense> : reportMissing(data);
