import { createEvent, fireEvent, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { renderPage } from '../../testing/render-page';
import { routes } from '../../testing/site';
import { stayOnPage } from '../../testing/stay-on-page';
import { PageLink, PathLink } from './page-link';

stayOnPage();

const clickWith = (options: MouseEventInit = {}) => {
  const link = screen.getByRole('link');
  const click = createEvent.click(link, { button: 0, ...options });
  fireEvent(link, click);
};

beforeEach(() => {
  window.history.replaceState(null, '', '/en');
  jest.mocked(navigate).mockClear();
});

it('lets Gatsby open the page', () => {
  renderPage(<PageLink page="services">Services</PageLink>);
  expect(screen.getByRole('link')).not.toHaveAttribute('aria-current');
  clickWith();
  const path = routes.pathOf('services', 'en');
  expect(jest.mocked(navigate).mock.calls).toEqual([[path, { replace: false }]]);
});

it('adds no entry to the history for the page on the screen', () => {
  renderPage(<PathLink href="/en">Home</PathLink>);
  clickWith();
  expect(jest.mocked(navigate).mock.calls).toEqual([['/en', { replace: true }]]);
});

it.each([
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('leaves a click with %j to the browser', (options) => {
  renderPage(<PathLink href="/en/services">Services</PathLink>);
  clickWith(options);
  expect(navigate).not.toHaveBeenCalled();
});

it('goes nowhere after a handler that prevents it', () => {
  renderPage(
    <PathLink href="/en/services" onClick={(event) => event.preventDefault()}>
      Services
    </PathLink>,
  );
  clickWith();
  expect(navigate).not.toHaveBeenCalled();
});

it('leaves an anchor to the browser', () => {
  renderPage(
    <PageLink page="services" anchor="seo">
      SEO
    </PageLink>,
  );
  clickWith();
  expect(navigate).not.toHaveBeenCalled();
});

it('is current on its own page only', () => {
  renderPage(<PageLink page="services">Services</PageLink>, { page: 'services' });
  expect(screen.getByRole('link')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link')).toHaveAttribute('href', routes.pathOf('services', 'en'));
});
