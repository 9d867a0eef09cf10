/**
 * Completes the native controls of the header: the rest of the page is inert while the menu is open, lists close when a link in them is
 * followed, the choice of a language is announced, and `<html>` has `data-scrolled` on a scrolled page.
 *
 * All listeners are on the document or the window, because React may replace the header. Browsers without popovers still get the menu.
 */
export const startHeaderControls = (): void => {
  const scrollThreshold = 50;
  const root = document.documentElement;
  /** The menu while it is open. */
  let menu: HTMLDialogElement | undefined;
  let opener: HTMLElement | undefined;
  let inert: Element[] = [];

  const markScrolled = () => {
    root.toggleAttribute('data-scrolled', window.scrollY > scrollThreshold);
  };

  const close = (overlay: HTMLElement) => {
    if (overlay instanceof HTMLDialogElement && overlay.open) overlay.close();
    else overlay.hidePopover?.();
  };

  const releasePage = () => {
    for (const element of inert) element.removeAttribute('inert');
    inert = [];
  };

  const makePageInert = () => {
    let inside: Element | null | undefined = menu;
    for (; inside?.parentElement && inside !== document.body; inside = inside.parentElement) {
      const others = [...inside.parentElement.children].filter((element) => element !== inside);
      inert.push(...others.filter((element) => !element.hasAttribute('inert')));
    }
    for (const element of inert) element.setAttribute('inert', '');
  };

  const openMenu = (button: HTMLElement) => {
    const target = document.getElementById(button.getAttribute('popovertarget') ?? '');
    if (!(target instanceof HTMLDialogElement)) return;
    opener = button;
    // Safari does not focus a button that is clicked.
    opener.focus();
    if (!('popover' in target)) (target as HTMLDialogElement).showModal();
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
      if (!control) return;
      if (!overlay) return openMenu(control);
      close(overlay);
      if (control instanceof HTMLAnchorElement) chooseLanguage(event, control);
    },
    { capture: true },
  );

  const onMenu =
    (handle: (target: HTMLDialogElement, isOpening: boolean) => void) => (event: Event) => {
      if (event.target instanceof HTMLDialogElement && 'newState' in event)
        handle(event.target, event.newState === 'open');
    };

  // What is inert cannot get the focus back.
  const beforeMenuToggle = onMenu((_target, isOpening) => isOpening || releasePage());

  const afterMenuToggle = onMenu((target, isOpening) => {
    menu = isOpening ? target : undefined;
    if (isOpening) {
      target.focus();
      // The menu is painted first: an inert page costs a new style for each of its elements.
      requestAnimationFrame(() => setTimeout(makePageInert));
    } else if (document.activeElement === document.body) opener?.focus();
  });

  document.addEventListener('beforetoggle', beforeMenuToggle, { capture: true });
  document.addEventListener('toggle', afterMenuToggle, { capture: true });

  // Where the header has room for the whole navigation, it has no button for the menu.
  window.addEventListener('resize', () => {
    if (menu && opener?.offsetWidth === 0) close(menu);
  });
  // The menu of the page that the visitor leaves is closed with it.
  window.addEventListener('popstate', () => {
    if (menu) close(menu);
    menu = undefined;
    releasePage();
  });

  // A list that was left with the keyboard would cover the page.
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const list = target instanceof Element && target.closest<HTMLElement>('[popover]:not(dialog)');
    if (!list || !(relatedTarget instanceof Element) || list.contains(relatedTarget)) return;
    if (!relatedTarget.closest(`[popovertarget="${list.id}"]`)) list.hidePopover?.();
  });

  // React replaces a header whose HTML was changed by an extension or a translator.
  document.addEventListener('island-rendered', () => {
    if (!menu || menu.isConnected) return;
    const { id } = menu;
    menu = undefined;
    releasePage();
    opener = document.querySelector<HTMLElement>(`[popovertarget="${id}"]`) ?? undefined;
    document.getElementById(id)?.showPopover();
  });

  window.addEventListener('scroll', markScrolled, { passive: true });
  // By the first frame a page that opens further down is there; to ask earlier would cost a layout.
  requestAnimationFrame(markScrolled);
};
