import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readAlternates, readLayoutContent } from '../testing/layout-content';
import { renderPage } from '../testing/render-page';
import { PageLayout } from './page-layout';

describe('PageLayout', () => {
  it('has the newsletter under a heading of its own', async () => {
    const context = {
      page: 'about',
      key: 'about',
      menu: 'about',
      language: 'en' as const,
      alternates: readAlternates('about'),
    };
    await act(async () => {
      renderPage(
        <PageLayout content={readLayoutContent('en')} context={context}>
          content
        </PageLayout>,
        { page: 'about' },
      );
    });
    // The footer hydrates for a visitor who begins to use the page.
    await act(() => userEvent.keyboard('{Shift}'));
    const newsletter = within(
      await screen.findByRole('region', { name: 'The swell report, by e-mail' }),
    );
    expect(newsletter.getByLabelText('Your e-mail address')).toBeVisible();
    expect(newsletter.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  });
});
