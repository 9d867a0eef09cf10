import { clsx } from 'clsx';

/** Coral is for the main action, aqua for a button inside a field, plain for everything else. */
export type ButtonVariant = 'primary' | 'secondary' | 'accent';
export type ButtonSize = 'regular' | 'small';

const base =
  'inline-flex cursor-pointer items-center justify-center gap-2.5 font-semibold no-underline transition-colors duration-100 active:translate-y-px disabled:cursor-not-allowed disabled:border-line disabled:bg-tide disabled:text-haze [&>svg]:shrink-0';

const variants: Record<ButtonVariant, string> = {
  primary:
    'forced-colors:border-[1.5px] bg-coral text-on-coral hover:bg-coral-hi active:bg-coral-low',
  secondary:
    'border-[1.5px] border-edge bg-ink/72 text-foam hover:border-aqua hover:text-crest active:bg-tide',
  accent: 'forced-colors:border-[1.5px] bg-aqua text-on-aqua hover:bg-crest',
};

const sizes: Record<ButtonSize, string> = {
  regular: 'min-h-13 break-pill px-6.5 py-2.5 text-base',
  small: 'min-h-11 break-pill-small px-4.5 py-2 text-small',
};

/**
 * Classes of a button, for `<button>` and for links that look like one.
 *
 * @param variant Which of the three kinds.
 * @param size `small` in the header and inside fields.
 * @param extra Further classes, for instance a width.
 */
export const buttonClasses = (
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'regular',
  extra?: string,
): string => clsx(base, variants[variant], sizes[size], extra);
