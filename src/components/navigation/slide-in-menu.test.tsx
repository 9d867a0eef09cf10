import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { menuPaths, routes } from '../../testing/site';
import { MenuButton, SlideInMenu } from './slide-in-menu';

const renderMenu = () => {
  renderPage(
    <>
      <MenuButton />
      <SlideInMenu />
    </>,
    { page: 'about' },
  );
  // jsdom cannot open it.
  return screen.getByRole('dialog', { hidden: true });
};

const hidden = { hidden: true };

describe('the menu that slides in', () => {
  it('is closed in the HTML, and a popover that its two buttons open and close', () => {
    const menu = renderMenu();
    expect(menu).not.toHaveAttribute('open');
    expect(menu).toHaveAttribute('popover', 'auto');
    const open = screen.getByRole('button', { name: 'Open menu' });
    expect(open).toHaveAttribute('popovertarget', menu.id);
    expect(open).toHaveAttribute('aria-haspopup', 'dialog');
    const close = within(menu).getByLabelText('Close menu');
    expect(close).toHaveAttribute('popovertarget', menu.id);
    expect(close).toHaveAttribute('popovertargetaction', 'hide');
  });

  it('has a name, and can take the focus itself', () => {
    const menu = renderMenu();
    expect(menu).toHaveAttribute('aria-label', 'Menu');
    expect(menu).toHaveAttribute('tabindex', '-1');
  });

  it('has the pages, the contact button and the languages by their own names', () => {
    const menu = within(renderMenu());
    const pages = within(menu.getByRole('navigation', hidden)).getAllByRole('link', hidden);
    expect(pages.map((page) => page.getAttribute('href'))).toEqual(menuPaths('header', 'en'));
    expect(pages[0]).toHaveStyle({ fontStretch: '66%' });
    expect(pages.at(-1)).toHaveStyle({ fontStretch: '140%' });
    const link = (name: string) => menu.getByText(name).closest('a');
    expect(link('About')).toHaveAttribute('aria-current', 'page');
    expect(link('Get Started')).toHaveAttribute('href', routes.pathOf('contact', 'en'));
    expect(link('Nederlands')).toHaveAttribute('href', routes.pathOf('about', 'nl'));
    expect(link('Nederlands')).toHaveAttribute('data-language', 'nl');
    expect(link('Español')).toHaveAttribute('lang', 'es');
  });
});
