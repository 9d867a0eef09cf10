import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readLayoutContent } from '../../testing/layout-content';
import { renderPage } from '../../testing/render-page';
import { routes } from '../../testing/site';
import { Layout } from './layout';
import { PageLink } from '../navigation/page-link';

const context = {
  page: 'services',
  language: 'nl' as const,
  alternates: routes.alternatesOf('services'),
};

beforeEach(() => {
  renderPage(
    <Layout content={readLayoutContent('nl')} context={context} newsletter={null}>
      <PageLink page="pricing">onward</PageLink>
    </Layout>,
    { language: 'nl' },
  );
});

describe('the layout of a page', () => {
  it('leaves the language of the first page to a translator, and changes it with the page’s', () => {
    const root = document.documentElement;
    root.lang = 'de';
    const layoutIn = (language: 'nl' | 'es') => (
      <Layout
        content={readLayoutContent(language)}
        context={{ ...context, language }}
        newsletter={null}
      >
        content
      </Layout>
    );
    renderPage(layoutIn('nl'));
    expect(root).toHaveAttribute('lang', 'de');
    renderPage(layoutIn('es'));
    expect(root).toHaveAttribute('lang', 'es');
  });

  it('lets the keyboard skip to the content first', async () => {
    await userEvent.tab();
    const skip = screen.getByRole('link', { name: 'Naar de inhoud' });
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
    expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
  });

  it('gives its content the addresses of the language', () => {
    expect(screen.getByRole('link', { name: 'onward' })).toHaveAttribute(
      'href',
      routes.pathOf('pricing', 'nl'),
    );
  });

  it('knows the page in the other languages', async () => {
    // The header hydrates for a visitor who begins to use the page.
    await act(() => userEvent.keyboard('{Shift}'));
    const banner = within(await screen.findByRole('banner'));
    expect(banner.getByText('English').closest('a')).toHaveAttribute(
      'href',
      routes.pathOf('services', 'en'),
    );
  });
});
