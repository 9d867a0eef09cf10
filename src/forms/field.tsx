import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, type ReactNode } from 'react';

/** What a control carries so that a mistake belongs to it. */
interface ControlState {
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  /** Remark after the label, for instance that the field may stay empty. */
  hint?: string;
  /** Sentence that says how to mend what is wrong. */
  mistake?: string;
  className?: string;
  /** Draws the control; it has to carry the id, which ties the label to it, and the state where there can be a mistake. */
  children: (id: string, state: ControlState) => ReactNode;
}

/** A form's control under its label, and above what is wrong with it. */
export const Field = ({ label, hint, mistake, className, children }: FieldProps) => {
  const id = useId();
  const mistakeId = `${id}-mistake`;
  const state = {
    'aria-invalid': mistake !== undefined,
    'aria-describedby': mistake === undefined ? undefined : mistakeId,
  };

  return (
    <div className={className}>
      <label htmlFor={id} className="mb-2 block text-small font-semibold">
        {label}
        {hint && <span className="font-normal text-haze"> {hint}</span>}
      </label>
      {children(id, state)}
      {mistake !== undefined && (
        <p id={mistakeId} className="mt-2 flex items-center gap-2.5 text-small text-flare">
          <CircleAlert aria-hidden size={17} strokeWidth={1.5} className="shrink-0" />
          <span className="min-w-0">{mistake}</span>
        </p>
      )}
    </div>
  );
};
