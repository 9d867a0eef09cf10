import { memo, type ReactElement } from 'react';
import { IslandErrorBoundary } from './island-error-boundary';

interface PageProps {
  path: string;
  data: unknown;
  pageContext: unknown;
  element: ReactElement;
}

const frame = () => document.getElementById('gatsby-focus-wrapper');

/**
 * A page renders again when it has other data, and not when an anchor changes the address: React would have to replace every island that
 * is not hydrated yet.
 */
export const Page = memo(
  ({ path, element }: PageProps) => (
    <IslandErrorBoundary key={path} frame={frame}>
      {element}
    </IslandErrorBoundary>
  ),
  (before, after) =>
    before.path === after.path &&
    before.data === after.data &&
    before.pageContext === after.pageContext,
);
Page.displayName = 'Page';
