import { clsx } from 'clsx';
import type { ComponentProps, ElementType } from 'react';

export interface ButtonLook {
  /** Coral for the main action, aqua for a button inside a field, plain for everything else. */
  variant?: 'primary' | 'secondary' | 'accent';
  /** `small` is for the header and fields. */
  size?: 'regular' | 'small';
  className?: string;
}

type ButtonProps<Tag extends ElementType> = { as?: Tag } & ButtonLook & ComponentProps<Tag>;

/** A button, or a link that looks like one: `as="a"`, `as={PageLink}`. */
export const Button = <Tag extends ElementType = 'button'>({
  as,
  variant = 'primary',
  size = 'regular',
  className,
  ...rest
}: ButtonProps<Tag>) => {
  const Element: ElementType = as ?? 'button';
  return (
    <Element
      {...rest}
      className={clsx('button', `button-${variant}`, `button-${size}`, className)}
    />
  );
};
