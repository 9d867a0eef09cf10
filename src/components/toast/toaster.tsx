import { clsx } from 'clsx';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useEffect } from 'react';
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
  useEffect(uncoverFocus, []);

  return (
    <div
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
          <a href={action.href} className="mail-link">
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
  return <Toaster position="bottom-right" duration={durationInMs} containerAriaLabel={label} />;
};

// A root of its own, so that a toast outlives its page; a popover, so that it is above an open menu or dialog.
const region = document.body.appendChild(document.createElement('div'));
region.popover = 'manual';
region.showPopover?.();
const root = createRoot(region);

// Sonner keeps toasts that Alt+T has expanded, and stops their time, until a pointer or a drag leaves them.
// It also moves the focus back from a control that the visitor has chosen.
document.addEventListener('focusout', ({ target, relatedTarget }) => {
  const region = target instanceof Element && target.closest('[data-sonner-toaster]');
  if (!region || (relatedTarget instanceof Node && region.contains(relatedTarget))) return;
  region.dispatchEvent(new Event('dragend', { bubbles: true }));
  // A click on plain text focuses what is around it, and should not scroll.
  if (relatedTarget instanceof HTMLElement)
    relatedTarget.focus({ preventScroll: relatedTarget.tabIndex < 0 });
});

/** Shows a toast; at most three are visible at the same time. */
export const show = async (notice: Notice): Promise<void> => {
  root.render(<Host label={notice.regionLabel} />);
  await ready;
  toast.custom((id) => <ToastCard notice={notice} onClose={() => toast.dismiss(id)} />);
};
