import { clsx } from 'clsx';
import type { IconNode } from 'lucide';
import { createElement, type ReactNode } from 'react';
import sprite from '../../artwork/icons.svg';
import './icon.css';

interface IconLook {
  /** Edge in pixels. */
  size?: number;
  className?: string;
  /** What screen readers say; without it they skip the icon. */
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

/** An icon that is drawn in the page, so that it is there with the words around it. */
export const Icon = ({ drawing, ...look }: IconLook & { drawing: IconNode }) => (
  <IconFrame {...look}>
    {drawing.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
  </IconFrame>
);

/** An icon that a record names, from the file of all such icons. */
export const RecordIcon = ({ name, ...look }: IconLook & { name: Queries.Icon }) => (
  <IconFrame {...look}>
    <use href={`${sprite}#${name}`} />
  </IconFrame>
);
