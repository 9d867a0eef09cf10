import type { GatsbyBrowser } from 'gatsby';
import { keepServerIslands } from './src/island-error-boundary';
import { noteNavigation } from './src/navigation';
import { Page } from './src/page';
import { replayClick } from './src/replay-click';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  keepServerIslands();
  replayClick();
  // A page of an old build stays HTML: its links lead to the new build.
  if (await window.___isStale) await new Promise<never>(() => {});
};

export const wrapPageElement: GatsbyBrowser<object, object>['wrapPageElement'] = ({
  element,
  props,
}) => (
  <Page path={props.path} data={props.data} pageContext={props.pageContext} element={element} />
);

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) noteNavigation();
};
