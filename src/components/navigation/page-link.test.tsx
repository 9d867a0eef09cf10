import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { renderPage } from '../../testing/render-page';
import { routes } from '../../testing/site';
import { stayOnPage } from '../../testing/dom/stay-on-page';
import { PageLink, PathLink } from './page-link';

stayOnPage();

const clickWith = async (options: MouseEventInit = {}) => {
  fireEvent.click(screen.getByRole('link'), options);
  await act(async () => {});
};

const loadPage = jest.fn(async () => ({ page: { webpackCompilationHash: 'this build' } }));

beforeEach(() => {
  window.history.replaceState(null, '', '/en');
  jest.mocked(navigate).mockClear();
  window.___webpackCompilationHash = 'this build';
  window.___loader = { hovering: jest.fn(), loadPage };
});

it('lets Gatsby open the page, without an entry in the history for the page on the screen', async () => {
  renderPage(<PageLink page="services">Services</PageLink>);
  await clickWith();
  const path = routes.pathOf('services', 'en');
  expect(jest.mocked(navigate).mock.calls).toEqual([[path, { replace: false }]]);

  cleanup();
  renderPage(<PathLink href="/en">Home</PathLink>);
  await clickWith();
  expect(navigate).toHaveBeenLastCalledWith('/en', { replace: true });
});

it('leaves a click with a modifier key or another button, an anchor, and what a handler prevents, to the browser', async () => {
  renderPage(<PathLink href="/en/services">Services</PathLink>);
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey']) await clickWith({ [key]: true });
  await clickWith({ button: 1 });

  cleanup();
  renderPage(
    <PageLink page="services" anchor="seo">
      SEO
    </PageLink>,
  );
  await clickWith();

  cleanup();
  renderPage(
    <PathLink href="/en/services" onClick={(event) => event.preventDefault()}>
      Services
    </PathLink>,
  );
  await clickWith();
  expect(navigate).not.toHaveBeenCalled();
});

it.each([
  ['follows another link', '/en/about', [['/en/about', { replace: false }]]],
  ['goes back', '', []],
])('leads away no visitor who %s while a page loads', async (_what, other, opened) => {
  let arrive = () => {};
  const first = loadPage();
  loadPage.mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = () => resolve(first);
    }),
  );
  renderPage(<PathLink href="/en/services">Services</PathLink>);
  await clickWith();
  cleanup();
  renderPage(<PathLink href={other}>Other</PathLink>);
  if (other) await clickWith();
  else window.history.replaceState(null, '', '/nl');
  arrive();
  await act(async () => {});
  expect(jest.mocked(navigate).mock.calls).toEqual(opened);
});
