import { screen, within } from '@testing-library/react';
import { casePage, casesPage } from '../../i18n/route-table';
import { renderPage } from '../../testing/render-page';
import { routes } from '../../testing/site';
import { MenuButton, SlideInMenu } from './slide-in-menu';

it('the menu has a name, links that get wider from first to last, a mark at the page above, and the contact button', () => {
  renderPage(
    <>
      <MenuButton />
      <SlideInMenu />
    </>,
    { page: casePage('recruitment-workflow') },
  );
  const open = screen.getByRole('button', { name: 'Open menu' });
  expect(open).toHaveAttribute('aria-haspopup', 'dialog');
  // jsdom cannot open it.
  const menu = screen.getByRole('dialog', { hidden: true });
  expect(menu).toHaveAttribute('aria-label', 'Menu');

  const pages = within(menu).getByRole('navigation', { hidden: true }).querySelectorAll('a');
  expect(pages[0]).toHaveStyle({ fontStretch: '66%' });
  expect(pages[pages.length - 1]).toHaveStyle({ fontStretch: '140%' });
  const marked = [...pages].filter((page) => page.getAttribute('aria-current') === 'true');
  expect(marked.map((page) => page.getAttribute('href'))).toEqual([routes.pathOf(casesPage, 'en')]);
  const contact = within(menu).getByText('Get Started').closest('a');
  expect(contact).toHaveAttribute('href', routes.pathOf('contact', 'en'));
});
