import type { GatsbyBrowser } from 'gatsby';
import { endStart } from './src/components/later/starting';
import { leaveMovesWithinPage, notePage } from './src/components/moves-within-page';
import { loadPagesWithParts } from './src/components/page-loader';
import { prefetchOnReach } from './src/components/prefetch';
import './src/styles/fonts.css';
import './src/styles/global.css';
import './src/styles/story.css';

export { disableCorePrefetching } from './src/components/prefetch';
export { shouldUpdateScroll } from './src/components/restore-scroll';

/** The condition around the import keeps it out of what visitors get. */
const helpEditors = async (): Promise<void> => {
  if (process.env.NODE_ENV === 'development') {
    // The develop server sends no HTML that could stand there until the visitor touches the page.
    endStart();
    const { watchMistakes } = await import('./src/develop/watch-mistakes');
    watchMistakes();
  }
};

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  void helpEditors();
  leaveMovesWithinPage();
  loadPagesWithParts();
  prefetchOnReach();
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => endStart();

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  notePage(location.pathname);
};
