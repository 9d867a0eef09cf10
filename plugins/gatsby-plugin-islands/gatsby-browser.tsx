import type { GatsbyBrowser } from 'gatsby';
import { noteNavigation } from './src/navigation';
import { Page } from './src/page';

export const wrapPageElement: GatsbyBrowser<object, object>['wrapPageElement'] = ({
  element,
  props,
}) => (
  <Page path={props.path} data={props.data} pageContext={props.pageContext} element={element} />
);

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) noteNavigation();
};
