import { clsx } from 'clsx';
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { Icon } from './icon';
import './arrow-link.css';

type ArrowLinkProps<Tag extends ElementType> = {
  as: Tag;
  className?: string;
  children: ReactNode;
} & ComponentProps<Tag>;

/** An underlined link with an arrow: `as={PageLink}`. */
export const ArrowLink = <Tag extends ElementType>({
  as,
  className,
  children,
  ...rest
}: ArrowLinkProps<Tag>) => {
  const Element: ElementType = as;
  return (
    <Element {...rest} className={clsx('arrow-link', className)}>
      <span className="arrow-link-text">{children}</span>
      <Icon drawing={ArrowRight} size={18} className="arrow-link-icon" />
    </Element>
  );
};
