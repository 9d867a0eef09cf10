import { renderPage } from '../../testing/render-page';
import { SlideInMenu } from './slide-in-menu';

it('is closed on a page from the back/forward cache', () => {
  renderPage(<SlideInMenu />);
  const hidePopover = jest.fn();
  // jsdom has no popovers.
  Object.assign(document.getElementById('menu') ?? {}, { hidePopover });
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(hidePopover).not.toHaveBeenCalled();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(hidePopover).toHaveBeenCalledTimes(1);
});
