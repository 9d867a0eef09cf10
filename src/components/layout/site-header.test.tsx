import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '../../i18n/languages';
import { readWords } from '../../testing/content';
import { renderPage } from '../../testing/render-page';
import { stayOnPage } from '../../testing/stay-on-page';
import { menuPaths, pages, routes } from '../../testing/site';
import { SiteHeader } from './site-header';

stayOnPage();

const renderHeader = (options: { language?: Language; page?: string } = {}) =>
  renderPage(<SiteHeader />, options);

const casesLabel = pages.find(({ key }) => key === 'cases')?.label.en ?? '';

afterEach(() => jest.restoreAllMocks());

describe('the header', () => {
  it('links to the pages of its menu in their order', () => {
    renderHeader({ language: 'nl' });
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(menuPaths('header', 'nl'));
  });

  it('marks the page that the visitor is on or below, and no other', () => {
    renderHeader({ page: 'cases/recruitment-workflow' });
    const current = within(screen.getByRole('navigation'))
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'));
    expect(current).toHaveLength(1);
    expect(current[0]).toHaveTextContent(casesLabel);
    expect(current[0]).toHaveAttribute('aria-current', 'true');
  });

  it('distinguishes the page itself from one below it', () => {
    renderHeader({ page: 'cases' });
    expect(
      within(screen.getByRole('navigation')).getByRole('link', { current: 'page' }),
    ).toHaveTextContent(casesLabel);
  });

  it('links to the contact page with its button', () => {
    renderHeader({ language: 'es' });
    const { header } = readWords('es').common;
    expect(screen.getByRole('link', { name: header.getStarted })).toHaveAttribute(
      'href',
      routes.pathOf('contact', 'es'),
    );
  });

  it('scrolls to the top on a click on the brand, also at home', async () => {
    const scroll = jest.spyOn(window, 'scrollTo');
    renderHeader({ language: 'nl' });
    const brand = within(screen.getByRole('banner')).getByRole('link', { name: /Starswell/ });
    expect(brand).toHaveAttribute('href', '/nl');
    await userEvent.click(brand);
    expect(scroll).toHaveBeenCalledWith({ top: 0 });
  });

  it('keeps the scroll position when the brand is opened in another tab', () => {
    const scroll = jest.spyOn(window, 'scrollTo');
    renderHeader();
    fireEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: /Starswell/ }), {
      ctrlKey: true,
    });
    expect(scroll).not.toHaveBeenCalled();
  });
});
