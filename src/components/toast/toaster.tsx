import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import type { Notice } from './notify';
import { ToastCard } from './toast-card';
import './toast.css';

/** Time that a message shows, in milliseconds (`spec.md`, section 9). The library's release has every other figure of it. */
const duration = 4000;

/** Between a message and what it would cover, in pixels. */
const gap = 12;

interface HostProps {
  label: string;
  onReady: () => void;
}

/** Effects of children run first, so whoever is told here finds the toaster listening. */
const Host = ({ label, onReady }: HostProps) => {
  useEffect(onReady, [onReady]);
  return <Toaster position="bottom-right" duration={duration} containerAriaLabel={label} />;
};

// A root of its own outlives the page, so that a message stays when the visitor moves on.
const root = createRoot(document.body.appendChild(document.createElement('div')));

/**
 * Scrolls what the keyboard has led to out from under the newest message, which covers much of a small screen. Under a pointer nothing
 * moves.
 */
const clearFocus = (): void => {
  const place = document.querySelector('[data-sonner-toaster]');
  const message = place?.querySelector<HTMLElement>('[data-front="true"]');
  const focused = document.activeElement;
  if (
    !place ||
    !message ||
    !focused?.matches(':is(main, footer) :is(a, button, input, select, textarea):focus-visible')
  )
    return;
  // The message itself is still on its way in.
  const { bottom, left, right } = place.getBoundingClientRect();
  const top = bottom - message.offsetHeight;
  const covered = focused.getBoundingClientRect();
  const isBeside = covered.right < left || covered.left > right;
  if (isBeside || covered.bottom < top || covered.top > bottom) return;
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const room = Math.max(covered.top - header, 0);
  window.scrollBy({ top: Math.min(covered.bottom - top + gap, room), behavior: 'instant' });
};

/**
 * Shows a message in the corner; at most three are seen at once.
 *
 * @returns When it has been handed over.
 */
export const show = async (notice: Notice): Promise<void> => {
  await new Promise<void>((resolve) => {
    root.render(<Host label={notice.regionLabel} onReady={resolve} />);
  });
  toast.custom((id) => <ToastCard notice={notice} onClose={() => toast.dismiss(id)} />);
  requestAnimationFrame(() => requestAnimationFrame(clearFocus));
};
