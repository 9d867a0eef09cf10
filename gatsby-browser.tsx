import type { GatsbyBrowser } from 'gatsby';
import { setStartsAtTop } from './plugins/gatsby-plugin-islands';
import { hasKeptScroll } from './src/components/navigation/keep-scroll';
import { prefetchOnIntent } from './src/components/navigation/prefetch';
import './src/styles/fonts.css';
import './src/styles/global.css';

export { disableCorePrefetching } from './src/components/navigation/prefetch';
export { shouldUpdateScroll } from './src/components/navigation/keep-scroll';

/** The condition around the import keeps it out of what visitors get. */
const showContentErrors = async (): Promise<void> => {
  if (process.env.NODE_ENV === 'development') {
    const { watchContentErrors } = await import('./src/gatsby/develop/watch-errors');
    watchContentErrors();
  }
};

/** Removes the first page's structured data, which would be wrong after a navigation. */
const removeInitialStructuredData = (): void => {
  document.querySelector('script[type="application/ld+json"]')?.remove();
};

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  void showContentErrors();
  prefetchOnIntent();
};

/** Gatsby saves the scroll position, for the way back, with each scroll; the one from before it started is reported again. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  dispatchEvent(new Event('scroll'));
};

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location }) => {
  // On the way back, and to the same place in another language, the whole page is needed immediately to find the place.
  const isNew = 'action' in location && location.action === 'PUSH';
  setStartsAtTop(isNew && !location.hash && !hasKeptScroll(location.pathname));
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) removeInitialStructuredData();
};
