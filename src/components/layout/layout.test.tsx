import { readLayoutContent } from '../../testing/layout-content';
import { renderPage } from '../../testing/render-page';
import { routes } from '../../testing/site';
import { Layout } from './layout';

// It would load after the last step of the test.
jest.mock('../toast/lazy-toaster', () => ({ LazyToaster: () => null }));

it('the layout leaves the language of the first page to a translator, and changes it with the page’s', () => {
  const root = document.documentElement;
  const show = (language: 'nl' | 'es') =>
    renderPage(
      <Layout
        content={readLayoutContent(language)}
        context={{ page: 'services', language, alternates: routes.alternatesOf('services') }}
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
