const gapInPixels = 8;

/** Centres a tooltip above the control before it, or below where there is no room, inside the viewport. */
export const placeTooltip = (tooltip: HTMLElement): void => {
  const control = tooltip.previousElementSibling?.getBoundingClientRect();
  if (!control) return;
  const { offsetWidth, offsetHeight, style } = tooltip;
  const above = control.top - gapInPixels - offsetHeight;
  const top = above < gapInPixels ? control.bottom + gapInPixels : above;
  const centred = control.left + (control.width - offsetWidth) / 2;
  // Unlike `clientWidth`, without the empty gutter of a scrollbar, where nothing shows.
  const furthest = document.documentElement.offsetWidth - gapInPixels - offsetWidth;
  style.top = `${top}px`;
  style.left = `${Math.max(gapInPixels, Math.min(centred, furthest))}px`;
};
