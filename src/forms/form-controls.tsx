import { clsx } from 'clsx';
import CircleAlert from 'lucide-react/icons/circle-alert';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../components/ui/button-classes';

export const controlClasses =
  'block min-h-13.5 w-full rounded-none rounded-t-[14px] border-b-[1.5px] border-edge bg-tide/45 px-4 text-body text-foam placeholder:text-haze hover:border-aqua focus-visible:border-aqua focus-visible:shadow-[inset_0_-2px_0_var(--color-aqua),0_0_0_3px_var(--color-ink)] aria-invalid:border-flare aria-invalid:shadow-[inset_0_-1.5px_0_var(--color-flare)] aria-invalid:focus-visible:shadow-[inset_0_-1.5px_0_var(--color-flare),0_0_0_3px_var(--color-ink)]';

interface ControlState {
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  /** Remark after the label. */
  hint?: string;
  error?: string;
  className?: string;
  /** Renders the control with its label's id, and the state if it can be invalid. */
  children: (id: string, state: ControlState) => ReactNode;
}

/** A form's control under its label and above its error. */
export const Field = ({ label, hint, error, className, children }: FieldProps) => {
  const id = useId();
  const errorId = `${id}-error`;
  const state = {
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : errorId,
  };

  return (
    <div className={className}>
      <label htmlFor={id} className="mb-2 block text-small font-semibold">
        {label}
        {hint && <span className="font-normal text-haze"> {hint}</span>}
      </label>
      {children(id, state)}
      {error !== undefined && (
        <p id={errorId} className="mt-2 flex items-center gap-2.5 text-small text-flare">
          <CircleAlert aria-hidden size={17} strokeWidth={1.5} className="shrink-0" />
          <span className="min-w-0">{error}</span>
        </p>
      )}
    </div>
  );
};

interface SubmitButtonProps {
  sending: boolean;
  ref?: RefObject<HTMLButtonElement | null>;
  className?: string;
  children: ReactNode;
}

// While sending, the button keeps its colour: it is busy, not unavailable.
const busy = 'relative aria-busy:disabled:bg-coral aria-busy:disabled:text-on-coral';

export const SubmitButton = ({ sending, ref, className, children }: SubmitButtonProps) => {
  const { t } = useTranslation('common');
  const own = useRef<HTMLButtonElement>(null);
  const button = ref ?? own;
  useLayoutEffect(() => {
    // After a reload Firefox restores a disabled button, unknown to React.
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
      {/* Hidden, not removed, so that the button keeps its width. */}
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
