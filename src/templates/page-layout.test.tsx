import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { plainText } from '../i18n/heading-marks';
import { readWords } from '../testing/content';
import { readLayoutContent } from '../testing/layout-content';
import { renderPage } from '../testing/render-page';
import { routes } from '../testing/site';
import HomeTemplate from './home';
import { PageLayout, pageTemplate } from './page-layout';

const { newsletter: words } = readWords('en').common;

describe('a page', () => {
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

describe('a page whose query does not find everything', () => {
  afterEach(() => jest.restoreAllMocks());

  const partners = pageTemplate(() => 'partners');

  it.each([
    ['the home page', HomeTemplate, 'services'],
    ['the page of a section', partners, 'page'],
  ])('stops the build of %s, and reports what is missing', (_what, template, missing) => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    // Of its properties, the template reads no others before it finds that one is missing.
    const props = { data: { allService: {}, [missing]: null } } as unknown as Parameters<
      typeof partners & typeof HomeTemplate
    >[0];
    expect(() => template(props)).toThrow(`found nothing for: ${missing}.`);
  });
});
