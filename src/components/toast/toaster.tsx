import { clsx } from 'clsx';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import './toast.css';
import { Icon } from '../ui/icon';

export interface Notice {
  kind: 'success' | 'error';
  title: string;
  lines: readonly string[];
  action?: { label: string; href: string };
  closeLabel: string;
  regionLabel: string;
}

const durationInMs = 4000;

const gapInPixels = 12;

/** What had the focus before the messages. */
let previous: HTMLElement | null = null;

/** The browser would drop the focus with a toast that has it, and with the list. */
const returnFocus = (toast: Element | null | undefined) => {
  const { activeElement } = document;
  const list = activeElement?.closest<HTMLElement>('[data-sonner-toaster]');
  if (!list) return;
  const isLast = !list.querySelector('[data-removed="false"]');
  if (!isLast && !toast?.contains(activeElement)) return;
  const next = isLast ? previous : list;
  // React handles no events while it removes elements.
  queueMicrotask(() => next?.focus({ preventScroll: true }));
};

/** Keeps the focus in the list when its toast is closed by the keyboard: it would be lost, and Sonner would never collapse the list. */
const focusNextToast = (button: HTMLElement): void => {
  if (!button.matches(':focus-visible')) return;
  const buttons = [
    ...document.querySelectorAll<HTMLElement>(
      '[data-sonner-toast][data-visible="true"]:not([data-removed="true"]) .toast-close',
    ),
  ];
  const index = buttons.indexOf(button);
  (buttons[index + 1] ?? buttons[index - 1])?.focus();
};

/** Scrolls the focused control out from under the newest toast; with a pointer nothing moves. */
const uncoverFocus = (): void => {
  const region = document.querySelector('[data-sonner-toaster]');
  const newest = region?.querySelector<HTMLElement>('[data-front="true"]');
  const focused = document.activeElement;
  if (
    !region ||
    !newest ||
    !focused?.matches(':is(main, footer) :is(a, button, input, select, textarea):focus-visible')
  )
    return;
  // The toast itself is still moving in.
  const { bottom, left, right } = region.getBoundingClientRect();
  const top = bottom - newest.offsetHeight;
  const covered = focused.getBoundingClientRect();
  const isBeside = covered.right < left || covered.left > right;
  if (isBeside || covered.bottom < top || covered.top > bottom) return;
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const room = Math.max(covered.top - header, 0);
  window.scrollBy({ top: Math.min(covered.bottom - top + gapInPixels, room), behavior: 'instant' });
};

interface ToastCardProps {
  notice: Notice;
  onClose: () => void;
}

/** An error interrupts a screen reader; a success waits for its turn. */
const ToastCard = ({ notice, onClose }: ToastCardProps) => {
  const { kind, title, lines, action, closeLabel } = notice;
  const isError = kind === 'error';
  const ref = useRef<HTMLDivElement>(null);
  useEffect(uncoverFocus, []);
  // A layout effect ends while the toast is still in the document.
  useLayoutEffect(() => {
    const toast = ref.current?.closest('li');
    return () => returnFocus(toast);
  }, []);

  return (
    <div
      ref={ref}
      role={isError ? 'alert' : 'status'}
      className={clsx('toast-card', isError ? 'border-flare' : 'border-edge')}
    >
      <Icon
        drawing={isError ? CircleAlert : CircleCheck}
        className={clsx('mt-0.5 shrink-0', isError ? 'text-flare' : 'text-kelp')}
      />
      <div className="min-w-0 grow">
        <p className="font-semibold">{title}</p>
        {lines.map((line) => (
          <p key={line} className="mt-1 text-small text-mist">
            {line}
          </p>
        ))}
        {action && (
          // Sonner misses the end of a press that drags a link, and would keep the toast.
          <a href={action.href} draggable={false} className="mail-link">
            {action.label}
          </a>
        )}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={({ currentTarget }) => {
          focusNextToast(currentTarget);
          onClose();
        }}
        className="toast-close"
      >
        <Icon drawing={X} size={20} />
      </button>
    </div>
  );
};

let setReady = () => {};
/** Sonner loses a toast that comes before its toaster listens. */
const ready = new Promise<void>((resolve) => {
  setReady = resolve;
});

/** Effects of children run first, so the toaster listens when this one runs. */
const Host = ({ label }: { label: string }) => {
  useEffect(setReady, []);
  return (
    <Toaster
      position="bottom-right"
      duration={durationInMs}
      pauseWhenPageIsHidden
      containerAriaLabel={label}
    />
  );
};

// A root of its own, so that a toast outlives its page; a popover, so that it is above an open menu or dialog.
const region = document.body.appendChild(document.createElement('div'));
region.popover = 'manual';
region.showPopover?.();
const root = createRoot(region);

let isMouseOver = false;

/** Sonner keeps toasts that are expanded, and stops their time, until a pointer or a drag leaves them. */
const collapse = (): void => {
  region
    .querySelector('[data-sonner-toaster]')
    ?.dispatchEvent(new Event('dragend', { bubbles: true }));
};

// Sonner would also move the focus back from a control that the visitor has chosen, so it does not get these events.
region.addEventListener(
  'focusin',
  (event) => {
    event.stopPropagation();
    const { relatedTarget } = event;
    if (relatedTarget instanceof HTMLElement && !region.contains(relatedTarget))
      previous = relatedTarget;
  },
  true,
);
region.addEventListener(
  'focusout',
  (event) => {
    event.stopPropagation();
    const { relatedTarget } = event;
    if (relatedTarget instanceof Node && region.contains(relatedTarget)) return;
    if (relatedTarget) previous = null;
    if (!isMouseOver) collapse();
  },
  true,
);

// A touch that scrolls the page ends with this event, which Sonner does not know: it would keep the toast.
region.addEventListener('pointercancel', ({ target, pointerType }) =>
  target?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType })),
);

// React does not see a mouse leave when the toast below it has been removed.
document.addEventListener('mouseover', ({ target }) => {
  const isInside = target instanceof Node && region.contains(target);
  if (isMouseOver && !isInside) collapse();
  isMouseOver = isInside;
});

let held: ReturnType<typeof setTimeout> | undefined;
// After a tap browsers move a mouse into the toast, and not out of it.
region.addEventListener('pointerup', ({ pointerType }) => {
  clearTimeout(held);
  if (pointerType === 'touch') held = setTimeout(collapse, durationInMs);
});

/** Shows a toast; at most three are visible at the same time. */
export const show = async (notice: Notice): Promise<void> => {
  root.render(<Host label={notice.regionLabel} />);
  await ready;
  toast.custom((id) => <ToastCard notice={notice} onClose={() => toast.dismiss(id)} />);
};
