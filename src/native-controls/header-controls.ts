const close = (overlay: HTMLElement) => {
  if (overlay instanceof HTMLDialogElement && overlay.open) overlay.close();
  else overlay.hidePopover?.();
};

const chooseLanguage = (event: MouseEvent, link: HTMLAnchorElement) => {
  const { language } = link.dataset;
  if (!language || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.pathname === window.location.pathname) event.preventDefault();
  else window.dispatchEvent(new CustomEvent('languageChanged', { detail: language }));
};

/**
 * Makes the page inert behind the menu, closes lists after a choice, announces a chosen language, and marks a scrolled page. Listens on
 * document and window, because React may replace the header. Browsers without popovers still get the menu.
 */
export const startHeaderControls = (): void => {
  const scrollThreshold = 50;
  const root = document.documentElement;
  const hasPopovers = 'popover' in root;
  /** The open menu or list. */
  let opened: HTMLElement | undefined;
  let opener: HTMLElement | null | undefined;
  let inert: Element[] = [];

  const markScrolled = () => {
    root.toggleAttribute('data-scrolled', window.scrollY > scrollThreshold);
  };

  const releasePage = () => {
    for (const element of inert) element.removeAttribute('inert');
    inert = [];
  };

  const makePageInert = (menu: Element) => {
    let inside: Element | null = menu;
    for (; inside?.parentElement && inside !== document.body; inside = inside.parentElement) {
      const others = [...inside.parentElement.children].filter((element) => element !== inside);
      inert.push(...others.filter((element) => !element.hasAttribute('inert')));
    }
    for (const element of inert) element.setAttribute('inert', '');
  };

  const open = (button: HTMLElement) => {
    const target = document.getElementById(button.getAttribute('popovertarget') ?? '');
    if (!target) return;
    opener = button;
    // Safari does not focus a clicked button.
    opener.focus();
    if (target instanceof HTMLDialogElement && !hasPopovers) target.showModal();
  };

  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      const overlay = event.target.closest<HTMLElement>('[popover]');
      const control = event.target.closest<HTMLElement>('a, button[popovertarget]');
      if (!control) return;
      if (!overlay) return open(control);
      close(overlay);
      if (control instanceof HTMLAnchorElement) chooseLanguage(event, control);
    },
    true,
  );

  const onPopover =
    (handle: (target: HTMLElement, isOpening: boolean) => void) => (event: Event) => {
      if (event.target instanceof HTMLElement && event.target.popover && 'newState' in event)
        handle(event.target, event.newState === 'open');
    };

  // An inert element cannot get the focus back.
  const beforeToggle = onPopover((target, isOpening) => {
    if (isOpening || opened !== target) return;
    opened = undefined;
    releasePage();
  });

  const afterToggle = onPopover((target, isOpening) => {
    if (isOpening) opened = target;
    if (!(target instanceof HTMLDialogElement)) return;
    if (isOpening) {
      target.focus();
      // The menu is painted first: an inert page costs a new style for each of its elements.
      requestAnimationFrame(() => setTimeout(() => opened === target && makePageInert(target)));
      return;
    }
    // After a click beside the menu the focus is around it, and in it until it has faded out.
    const { activeElement } = document;
    const isElsewhere =
      activeElement?.contains(target) === false && !target.contains(activeElement);
    if (!isElsewhere) opener?.focus();
  });

  document.addEventListener('beforetoggle', beforeToggle, true);
  document.addEventListener('toggle', afterToggle, true);

  // Where the header has room for the whole navigation, it has no menu button.
  window.addEventListener('resize', () => {
    if (opened && opener?.offsetWidth === 0) close(opened);
  });
  window.addEventListener('popstate', () => {
    if (opened) close(opened);
    opened = undefined;
    releasePage();
  });

  // Safari 17 leaves it open after a tap beside it.
  document.addEventListener('pointerup', ({ target }) => {
    if (!opened || !(target instanceof Element) || opened.contains(target)) return;
    if (!target.closest('[popovertarget]')) close(opened);
  });

  // A list that the keyboard has left would cover the page.
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const list = target instanceof Element && target.closest<HTMLElement>('[popover]:not(dialog)');
    if (!list || !(relatedTarget instanceof Element) || list.contains(relatedTarget)) return;
    if (!relatedTarget.closest(`[popovertarget="${list.id}"]`)) list.hidePopover?.();
  });

  // React replaces a header that an extension or a translator has changed.
  document.addEventListener('island-rendered', () => {
    if (!opened || opened.isConnected) return;
    const { id } = opened;
    opened = undefined;
    releasePage();
    opener = document.querySelector<HTMLElement>(`[popovertarget="${id}"]`);
    document.getElementById(id)?.showPopover();
  });

  window.addEventListener('scroll', markScrolled, { passive: true });
  // A page that opens further down is there by the first frame; reading earlier would cost a layout.
  requestAnimationFrame(markScrolled);
};
