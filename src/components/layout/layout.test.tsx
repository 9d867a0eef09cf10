import { alternatesOf, layoutContent } from '../../testing/fixtures';
import { renderPage } from '../../testing/render-page';
import { Layout } from './layout';

// It would load after the last step of the test.
jest.mock('../toast/lazy-toaster', () => ({ LazyToaster: () => null }));

it('keeps a translator’s language on the first page, and updates it on the next', () => {
  const root = document.documentElement;
  const show = (language: 'nl' | 'es') =>
    renderPage(
      <Layout
        content={layoutContent(language)}
        context={{ page: 'services', language, alternates: alternatesOf('services') }}
        newsletter={null}
      >
        content
      </Layout>,
    );
  root.lang = 'de';
  show('nl');
  expect(root).toHaveAttribute('lang', 'de');
  show('es');
  expect(root).toHaveAttribute('lang', 'es');
});
