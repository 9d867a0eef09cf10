import { useId, type ReactNode } from 'react';

interface FieldProps {
  label: string;
  /** Remark after the label, for instance that the field may stay empty. */
  hint?: string;
  className?: string;
  /** Draws the control; it has to carry the id, which ties the label to it. */
  children: (id: string) => ReactNode;
}

/** A form's control under its label. */
export const Field = ({ label, hint, className, children }: FieldProps) => {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-2 block text-small font-semibold">
        {label}
        {hint && <span className="font-normal text-haze"> {hint}</span>}
      </label>
      {children(id)}
    </div>
  );
};
