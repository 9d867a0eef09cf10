import { clsx } from 'clsx';

/** Coral for the main action, aqua for a button inside a field, plain for everything else. */
type ButtonVariant = 'primary' | 'secondary' | 'accent';
type ButtonSize = 'regular' | 'small';

/** Classes of a button, also for links that look like one; `buttons.css` defines them. `small` is for the header and fields. */
export const buttonClasses = (
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'regular',
  extra?: string,
): string => clsx('button', `button-${variant}`, `button-${size}`, extra);
