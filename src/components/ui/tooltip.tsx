import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
} from 'react';
import './tooltip.css';

const delayInMs = 700;
/** Within this time after a tooltip closed, the next one opens without delay. */
const skipDelayInMs = 300;

let lastClosed = -Infinity;

const gapInPixels = 8;

/** Centres a tooltip above its control, or below if there is no space, inside the viewport. */
const positionTooltip = (tooltip: HTMLElement): void => {
  const control = tooltip.previousElementSibling?.getBoundingClientRect();
  if (!control) return;
  const { offsetWidth, offsetHeight, style } = tooltip;
  const above = control.top - gapInPixels - offsetHeight;
  const top = above < gapInPixels ? control.bottom + gapInPixels : above;
  const centred = control.left + (control.width - offsetWidth) / 2;
  // Unlike `clientWidth`, `offsetWidth` leaves out the gutter of a scrollbar.
  const rightmost = document.documentElement.offsetWidth - gapInPixels - offsetWidth;
  style.top = `${top}px`;
  style.left = `${Math.max(gapInPixels, Math.min(centred, rightmost))}px`;
};

interface TooltipLabelProps {
  label: string;
  onEscape: () => void;
}

/** A popover, so that no menu or dialog covers it or cuts it off. */
const TooltipLabel = ({ label, onEscape }: TooltipLabelProps) => {
  const ref = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const tooltip = ref.current;
    if (!tooltip) return;
    let frame = 0;
    // In every frame, because the control moves on scroll and with the menu that slides in.
    const follow = () => {
      positionTooltip(tooltip);
      frame = requestAnimationFrame(follow);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The menu or dialog around it stays open.
      event.preventDefault();
      onEscape();
    };
    tooltip.showPopover();
    follow();
    document.addEventListener('keydown', closeOnEscape, true);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', closeOnEscape, true);
      lastClosed = Date.now();
    };
  }, [onEscape]);

  return (
    <span ref={ref} popover="manual" aria-hidden className="tooltip">
      {label}
    </span>
  );
};

interface TooltipProps {
  label: string;
  /**
   * One control that shows only an icon and has its own name, so the tooltip is hidden from screen
   * readers.
   */
  children: ReactElement;
}

/** Shows the name of an icon on hover and on keyboard focus. */
export const Tooltip = ({ label, children }: TooltipProps) => {
  const [open, setOpen] = useState(false);
  const timer = useRef<number>(undefined);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(false);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  const openAfter = (delay: number) => {
    // Old browsers have no popovers, and show no tooltips.
    if (!('showPopover' in HTMLElement.prototype)) return;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(setOpen, delay, true);
  };
  const openForMouse = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    openAfter(Date.now() - lastClosed < skipDelayInMs ? 0 : delayInMs);
  };
  const openForKeyboard = ({ target }: FocusEvent) => {
    // After a timeout: a closing menu returns the focus, and no popover can open while another
    // closes.
    if (target.matches(':focus-visible')) openAfter(0);
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the events come from the control inside.
    <span
      onPointerEnter={openForMouse}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={openForKeyboard}
      onBlur={close}
      className="contents"
    >
      {children}
      {open && <TooltipLabel label={label} onEscape={close} />}
    </span>
  );
};
