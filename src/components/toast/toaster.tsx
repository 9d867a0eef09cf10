import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Toaster as SonnerToaster, toast } from 'sonner';
import { Icon } from '../ui/icon';
import './toast.css';

export interface ToastMessage {
  type: 'success' | 'error';
  title: string;
  lines: readonly string[];
  action?: { label: string; href: string };
}

let setMounted = () => {};
/** Sonner drops toasts that are shown before its toaster is mounted. */
export const mounted = new Promise<void>((resolve) => {
  setMounted = resolve;
});

export const Toaster = () => {
  const { t } = useTranslation('common');
  // Effects of children run first, so Sonner is mounted by now.
  useEffect(setMounted, []);

  return (
    <SonnerToaster
      position="bottom-right"
      visibleToasts={3}
      duration={4000}
      gap={14}
      hotkey={['altKey', 'KeyT']}
      pauseWhenPageIsHidden
      containerAriaLabel={t('forms.notifications')}
      toastOptions={{ unstyled: true }}
      icons={{ success: <Icon drawing={CircleCheck} />, error: <Icon drawing={CircleAlert} /> }}
    />
  );
};

const CloseLabel = () => {
  const { t } = useTranslation('common');
  return (
    <>
      <Icon drawing={X} size={20} />
      <span className="sr-only">{t('close')}</span>
    </>
  );
};

export const showToast = ({ type, title, lines, action }: ToastMessage): void => {
  toast[type](title, {
    description: (
      <>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {action && (
          <a href={action.href} className="mail-link">
            {action.label}
          </a>
        )}
      </>
    ),
    // The label of Sonner's `closeButton` is always English.
    cancel: { label: <CloseLabel />, onClick: () => undefined },
  });
};
