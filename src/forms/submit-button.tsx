import { clsx } from 'clsx';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../components/ui/button-classes';

interface SubmitButtonProps {
  /** Whether a message is on its way. */
  sending: boolean;
  /** Receives the button. */
  ref?: RefObject<HTMLButtonElement | null>;
  className?: string;
  children: ReactNode;
}

// While a message is on its way the button keeps its colour: it is busy, not out of use.
const busy = 'relative aria-busy:disabled:bg-coral aria-busy:disabled:text-on-coral';

/** The button that sends a form. */
export const SubmitButton = ({ sending, ref, className, children }: SubmitButtonProps) => {
  const { t } = useTranslation('common');
  const own = useRef<HTMLButtonElement>(null);
  const button = ref ?? own;
  useLayoutEffect(() => {
    // Firefox brings a button that was disabled back disabled after a reload, without React knowing.
    if (button.current) button.current.disabled = false;
  }, [button]);

  return (
    <button
      ref={button}
      type="submit"
      disabled={sending}
      aria-busy={sending}
      className={buttonClasses('primary', 'regular', clsx(busy, className))}
    >
      {/* It keeps its place, so that the button keeps its width. */}
      <span
        aria-hidden={sending}
        className={clsx('inline-flex items-center gap-2.5', sending && 'invisible')}
      >
        {children}
      </span>
      {sending && (
        <span className="absolute inset-0 flex items-center justify-center gap-2.5">
          <LoaderCircle aria-hidden size={19} className="animate-spin motion-reduce:animate-none" />
          {t('forms.sending')}
        </span>
      )}
    </button>
  );
};
