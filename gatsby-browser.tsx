import type { GatsbyBrowser } from 'gatsby';
import { noteOpening } from './src/components/later/opening';
import { Rescue } from './src/components/later/rescue';
import { endStart, noteMove } from './src/components/later/starting';
import { leaveMovesWithinPage, notePage } from './src/components/moves-within-page';
import { opensAtTop } from './src/components/opens-at-top';
import { loadPagesWithParts } from './src/components/page-loader';
import { prefetchOnReach } from './src/components/prefetch';
import { dropFirstGraph } from './src/components/seo/first-graph';
import { endTransition } from './src/components/view-transition';
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
    const { watchMistakes } = await import('./src/gatsby/browser/watch-mistakes');
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

const frame = () => document.getElementById('gatsby-focus-wrapper');

/** For what stands around the parts of a page; each part has a net of its own. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <Rescue key={props.path} frame={frame}>
    {element}
  </Rescue>
);

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) noteMove();
  noteOpening(opensAtTop(location));
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  notePage(location.pathname);
  if (prevLocation && prevLocation.pathname !== location.pathname) {
    dropFirstGraph();
    // Few moves lead to an anchor, so what it takes comes with the first one; without it the keyboard stands at the top.
    if (location.hash)
      import('./src/components/focus-anchor').then(
        ({ focusAnchor }) => focusAnchor(location.hash, frame()),
        reportError,
      );
  }
  endTransition();
};
