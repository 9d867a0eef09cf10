import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readLayoutContent } from '../testing/layout-content';
import { renderPage } from '../testing/render-page';
import { stayOnPage } from '../testing/stay-on-page';
import { MotionProvider } from './motion-provider';
import { SlideInMenu } from './slide-in-menu';

stayOnPage();

const renderMenu = async () => {
  const { info, pages } = readLayoutContent('en');
  if (!info) throw new Error('There is no site record.');
  // framer-motion's features arrive after the first render.
  await act(async () => {
    renderPage(
      <MotionProvider>
        <SlideInMenu info={info} pages={pages.nodes} menuKey="about" />
      </MotionProvider>,
      { page: 'about' },
    );
  });
};

const openMenu = async () => {
  await renderMenu();
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  return screen.findByRole('dialog', { name: 'Menu' });
};

const expectClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('SlideInMenu', () => {
  it('is closed until its button is pressed', async () => {
    await renderMenu();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  it('opens with the pages, the contact button and the languages by their own names', async () => {
    const menu = within(await openMenu());
    const pages = within(menu.getByRole('navigation')).getAllByRole('link');
    expect(pages).toHaveLength(8);
    expect(pages[0]).toHaveTextContent('Home');
    expect(menu.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    expect(menu.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/en/contact');
    expect(menu.getByRole('link', { name: 'Nederlands' })).toHaveAttribute('href', '/nl/over-ons');
    expect(menu.getByRole('link', { name: 'Español' })).toHaveAttribute('lang', 'es');
  });

  it('stands in its place although the features of motion never arrive', async () => {
    const { info, pages } = readLayoutContent('en');
    if (!info) throw new Error('There is no site record.');
    renderPage(<SlideInMenu info={info} pages={pages.nodes} menuKey="about" />, { page: 'about' });
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = screen.getByRole('dialog', { name: 'Menu' });
    expect(menu).toBeVisible();
    expect(menu.style.transform).toBe('');
  });

  it('keeps the focus inside', async () => {
    const menu = await openMenu();
    expect(menu).toHaveFocus();
    for (let step = 0; step < 20; step += 1) {
      await userEvent.tab();
      expect(menu.contains(document.activeElement)).toBe(true);
    }
  });

  it('leads back to its last item right after it opened', async () => {
    const menu = within(await openMenu());
    await userEvent.tab({ shift: true });
    expect(menu.getByRole('link', { name: 'Español' })).toHaveFocus();
  });

  it('closes on Esc and gives the focus back', async () => {
    await openMenu();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus());
  });

  it('closes with its close button', async () => {
    const menu = within(await openMenu());
    await userEvent.click(menu.getByRole('button', { name: 'Close menu' }));
    await expectClosed();
  });

  it.each(['Services', 'About', 'Get Started', 'Nederlands', 'English'])(
    'closes when the visitor follows "%s"',
    async (name) => {
      const menu = within(await openMenu());
      await userEvent.click(menu.getByRole('link', { name }));
      await expectClosed();
    },
  );

  it('closes when the viewport has room for the navigation', async () => {
    const wide = Object.assign(window.matchMedia('(min-width: 77.5625rem)'), { matches: true });
    jest.spyOn(window, 'matchMedia').mockReturnValue(wide);
    await openMenu();
    act(() => {
      wide.dispatchEvent(new Event('change'));
    });
    await expectClosed();
    jest.restoreAllMocks();
  });
});
