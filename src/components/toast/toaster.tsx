import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import type { Notice } from './notify';
import { ToastCard } from './toast-card';
import './toast.css';

/** Time that a message shows, in milliseconds (`spec.md`, section 9). The library's release has every other figure of it. */
const duration = 4000;

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
 * Shows a message in the corner; at most three are seen at once.
 *
 * @returns When it has been handed over.
 */
export const show = async (notice: Notice): Promise<void> => {
  await new Promise<void>((resolve) => {
    root.render(<Host label={notice.regionLabel} onReady={resolve} />);
  });
  toast.custom((id) => <ToastCard notice={notice} onClose={() => toast.dismiss(id)} />);
};
