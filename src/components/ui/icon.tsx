import { clsx } from 'clsx';
import type { IconNode } from 'lucide';
import { createElement, type ReactNode } from 'react';
import sprite from '../../artwork/icons.svg';
import type { sharedIcons } from './shared-icons';
import './icon.css';

interface IconLook {
  /** Edge in pixels. */
  size?: number;
  className?: string;
  /** Accessible name; without it the icon is hidden from screen readers. */
  label?: string;
}

const IconFrame = ({
  size = 24,
  className,
  label,
  children,
}: IconLook & { children: ReactNode }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    role={label && 'img'}
    aria-label={label}
    aria-hidden={label ? undefined : true}
    className={clsx('icon', className)}
  >
    {children}
  </svg>
);

/** An inline icon, for icons above the fold and in controls. */
export const Icon = ({ drawing, ...look }: IconLook & { drawing: IconNode }) => (
  <IconFrame {...look}>
    {drawing.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
  </IconFrame>
);

/** An icon from the shared sprite, for icons that entries name and icons below the fold. */
export const SharedIcon = ({
  name,
  ...look
}: IconLook & { name: Queries.Icon | (typeof sharedIcons)[number] }) => (
  <IconFrame {...look}>
    <use href={`${sprite}#${name}`} />
  </IconFrame>
);
