/**
 * Completes the native controls of the header: the menu becomes a modal dialog, lists close when a link in them is followed, the choice of
 * a language is announced, and `<html>` has `data-scrolled` on a scrolled page.
 *
 * All listeners are on the document or the window, because React may replace the header. Browsers without popovers still get the menu.
 */
export const startHeaderControls = (): void => {
  const scrollThreshold = 50;
  const root = document.documentElement;
  let menu: HTMLDialogElement | undefined;
  let opener: HTMLElement | undefined;

  const markScrolled = () => {
    root.toggleAttribute('data-scrolled', window.scrollY > scrollThreshold);
  };

  const close = (overlay: HTMLElement) => {
    if (overlay instanceof HTMLDialogElement && overlay.open) overlay.close();
    else overlay.hidePopover?.();
  };

  const openMenu = (event: Event, button: HTMLElement) => {
    const target = document.getElementById(button.getAttribute('popovertarget') ?? '');
    if (!(target instanceof HTMLDialogElement)) return;
    event.preventDefault();
    menu = target;
    opener = button;
    // Safari does not focus a button that is clicked, and a dialog returns the focus to where it was.
    opener.focus();
    const scrollbarWidth = window.innerWidth - root.clientWidth;
    root.style.setProperty('--scrollbar-width', `${scrollbarWidth}px`);
    // It may have been opened as a popover before this script ran.
    menu.hidePopover?.();
    menu.showModal();
    menu.focus();
  };

  const chooseLanguage = (event: MouseEvent, link: HTMLAnchorElement) => {
    const { language } = link.dataset;
    if (!language || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.pathname === window.location.pathname) event.preventDefault();
    else window.dispatchEvent(new CustomEvent('languageChanged', { detail: language }));
  };

  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      const overlay = event.target.closest<HTMLElement>('[popover]');
      const control = event.target.closest<HTMLElement>('a, button[popovertarget]');
      if (!overlay) {
        if (control) openMenu(event, control);
        return;
      }
      // A click on the backdrop of a dialog is a click on the dialog itself.
      if (control || event.target === menu) close(overlay);
      if (control instanceof HTMLAnchorElement) chooseLanguage(event, control);
    },
    { capture: true },
  );

  // Where the header has room for the whole navigation, it has no button for the menu.
  window.addEventListener('resize', () => {
    if (menu?.open && opener?.offsetWidth === 0) menu.close();
  });
  // The menu of the page that the visitor leaves is closed with it.
  window.addEventListener('popstate', () => {
    if (menu?.open) menu.close();
  });

  // A list that was left with the keyboard would cover the page.
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const list = target instanceof Element && target.closest<HTMLElement>('[popover]:not(dialog)');
    if (!list || !(relatedTarget instanceof Element) || list.contains(relatedTarget)) return;
    if (!relatedTarget.closest(`[popovertarget="${list.id}"]`)) list.hidePopover?.();
  });

  // React replaces a header whose HTML was changed by an extension or a translator.
  document.addEventListener('island-rendered', () => {
    if (!menu?.open || menu.isConnected) return;
    const next = document.getElementById(menu.id);
    if (!(next instanceof HTMLDialogElement)) return;
    menu = next;
    opener = document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`) ?? undefined;
    menu.showModal();
    menu.focus();
  });

  window.addEventListener('scroll', markScrolled, { passive: true });
  // By the first frame a page that opens further down is there; to ask earlier would cost a layout.
  requestAnimationFrame(markScrolled);
};
