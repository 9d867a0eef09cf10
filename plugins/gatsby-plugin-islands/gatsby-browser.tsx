import type { GatsbyBrowser } from 'gatsby';
import { IslandErrorBoundary, keepServerIslands } from './src/island-error-boundary';
import { recordNavigation } from './src/navigation';
import { Page } from './src/page';
import { replayClick } from './src/replay-click';
import { restoreInput } from './src/restore-input';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  keepServerIslands();
  replayClick();
  restoreInput();
  // A page of an old build stays HTML: its links lead to the new build.
  if (await window.___isStale) await new Promise<never>(() => {});
};

const root = () => document.getElementById('___gatsby');

/** For errors outside of the page, such as React's own when an extension has removed what it removes. */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <IslandErrorBoundary wrapper={root}>{element}</IslandErrorBoundary>
);

export const wrapPageElement: GatsbyBrowser<object, object>['wrapPageElement'] = ({
  element,
  props,
}) => (
  <Page path={props.path} data={props.data} pageContext={props.pageContext} element={element} />
);

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) recordNavigation();
};

/** Without an error, React renders into an element that an extension has removed. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ prevLocation }) => {
  if (prevLocation && !document.getElementById('gatsby-focus-wrapper')) window.location.reload();
};
