import { clsx } from 'clsx';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/ui/icon';
import { CopyMessage } from './copy-message';

export interface Result {
  type: 'success' | 'error';
  lines: readonly string[];
  /** Opens the message in the visitor's own mail client. */
  mailHref?: string;
  /** The message, if the link is too short for it. */
  textToCopy?: string;
  /** Whether a toast has announced it, so that the form need not. */
  announced?: boolean;
}

interface FormResultProps extends Result {
  /** Id of the text, for the field that it describes. */
  id?: string;
  className?: string;
}

/** The result in the form itself, where it stays after the toast has disappeared. */
export const FormResult = ({
  type,
  lines,
  mailHref,
  textToCopy,
  announced,
  id,
  className,
}: FormResultProps) => {
  const { t } = useTranslation('common');
  const isError = type === 'error';
  const colour = isError ? 'text-flare' : 'text-kelp';

  return (
    <div className={clsx('result', isError ? 'border-flare' : 'border-kelp', className)}>
      <Icon
        drawing={isError ? CircleAlert : CircleCheck}
        size={22}
        className={clsx('mt-0.5 shrink-0', colour)}
      />
      <div className="min-w-0 grow">
        {/* The key renders a new element: screen readers announce no change of an existing
            alert. */}
        <div
          key={String(announced)}
          id={id}
          role={announced ? undefined : 'alert'}
          className={colour}
        >
          {lines.map((line) => (
            <p key={line} className="result-line">
              {line}
            </p>
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-x-5">
          {mailHref && (
            <a href={mailHref} className="mail-link">
              {t('forms.mailInstead')}
            </a>
          )}
          {textToCopy && <CopyMessage text={textToCopy} />}
        </div>
      </div>
    </div>
  );
};

/**
 * Announces that a form is being sent. It has the focus meanwhile, because browsers take it from
 * disabled controls.
 */
export const SendingStatus = ({ sending }: { sending: boolean }) => {
  const { t } = useTranslation('common');
  const ref = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = ref.current;
    const { activeElement } = document;
    if (!sending || !(activeElement instanceof HTMLElement) || !activeElement.matches(':disabled'))
      return;
    element?.focus({ preventScroll: true });
    return () => {
      // A visitor who has moved on keeps the focus.
      if (document.activeElement !== element) return;
      activeElement.focus({ preventScroll: true });
    };
  }, [sending]);

  return (
    <>
      {/* Empty, so that the message is not announced twice. */}
      <span ref={ref} tabIndex={-1} className="sr-only" />
      <p role="status" className="sr-only">
        {sending && t('forms.sending')}
      </p>
    </>
  );
};
