import { clsx } from 'clsx';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import LoaderCircle from 'lucide/dist/esm/icons/loader-circle.mjs';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/ui/icon';
import { Button } from '../components/ui/button';
import './form-controls.css';

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
      <label htmlFor={id} className="control-label">
        {label}
        {hint && <span className="font-normal text-haze"> {hint}</span>}
      </label>
      {children(id, state)}
      {error !== undefined && (
        <p id={errorId} className="control-error">
          <Icon drawing={CircleAlert} size={17} className="shrink-0" />
          <span className="min-w-0">{error}</span>
        </p>
      )}
    </div>
  );
};

interface SubmitButtonProps {
  sending: boolean;
  className?: string;
  children: ReactNode;
}

export const SubmitButton = ({ sending, className, children }: SubmitButtonProps) => {
  const { t } = useTranslation('common');

  return (
    <Button
      type="submit"
      disabled={sending}
      aria-busy={sending}
      className={clsx('submit-button', className)}
    >
      {/* Hidden, not removed, so that the button keeps its width. */}
      <span
        aria-hidden={sending}
        className={clsx('inline-flex items-center gap-2.5', sending && 'invisible')}
      >
        {children}
      </span>
      {sending && (
        <span className="submit-sending">
          <Icon
            drawing={LoaderCircle}
            size={19}
            className="icon-bold animate-spin motion-reduce:animate-none"
          />
          {t('forms.sending')}
        </span>
      )}
    </Button>
  );
};
