import { clsx } from 'clsx';

/** Coral is for the main action, aqua for a button inside a field, plain for everything else. */
export type ButtonVariant = 'primary' | 'secondary' | 'accent';
export type ButtonSize = 'regular' | 'small';

/**
 * Classes of a button, for `<button>` and for links that look like one; `components.css` defines them.
 *
 * @param variant Which of the three kinds.
 * @param size `small` in the header and inside fields.
 * @param extra Further classes, for instance a width.
 */
export const buttonClasses = (
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'regular',
  extra?: string,
): string => clsx('button active:translate-y-px', `button-${variant}`, `button-${size}`, extra);
