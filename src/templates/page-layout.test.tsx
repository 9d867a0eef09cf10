import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { plainText } from '../i18n/heading-marks';
import { readWords } from '../testing/content';
import { readLayoutContent } from '../testing/layout-content';
import { renderPage } from '../testing/render-page';
import { routes } from '../testing/site';
import { PageLayout } from './page-layout';

const { newsletter: words } = readWords('en').common;

describe('PageLayout', () => {
  it('has the newsletter under a heading of its own', async () => {
    const context = {
      page: 'about',
      key: 'about',
      language: 'en' as const,
      alternates: routes.alternatesOf('about'),
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
      await screen.findByRole('region', { name: plainText(words.heading) }),
    );
    expect(newsletter.getByLabelText(words.label)).toBeVisible();
    expect(newsletter.getByRole('button', { name: words.submit })).toBeVisible();
  });
});
