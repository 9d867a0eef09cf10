import { memo, type ReactElement } from 'react';
import { IslandErrorBoundary } from './island-error-boundary';

interface PageProps {
  path: string;
  data: unknown;
  pageContext: unknown;
  element: ReactElement;
}

const wrapper = () => document.getElementById('gatsby-focus-wrapper');

/** Renders again for other data, not when only the anchor changes: React would replace every island that is not hydrated. */
export const Page = memo(
  ({ path, element }: PageProps) => (
    <IslandErrorBoundary key={path} wrapper={wrapper}>
      {element}
    </IslandErrorBoundary>
  ),
  (before, after) =>
    before.path === after.path &&
    before.data === after.data &&
    before.pageContext === after.pageContext,
);
Page.displayName = 'Page';
