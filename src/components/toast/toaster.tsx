import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useEffect, useRef } from 'react';
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

const CloseLabel = () => {
  const { t } = useTranslation('common');
  return (
    <>
      <Icon drawing={X} size={20} />
      <span className="sr-only">{t('close')}</span>
    </>
  );
};

const showToast = ({ type, title, lines, action }: ToastMessage): void => {
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

export interface ToasterProps {
  /** Every message since the page was loaded; each is shown once. */
  messages: readonly ToastMessage[];
}

export const Toaster = ({ messages }: ToasterProps) => {
  const { t } = useTranslation('common');
  const shown = useRef(0);

  // Sonner drops toasts before it is mounted; effects of children run first, so it is by now.
  useEffect(() => {
    messages.slice(shown.current).forEach(showToast);
    shown.current = messages.length;
  }, [messages]);

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
