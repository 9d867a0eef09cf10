import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import coastline from '../../artwork/coastline-services.svg';
import './services.css';

/** How far the coastline reaches at the middle of each of ten equal rows. */
const shares = [0.02, 0.06, 0.16, 0.34, 0.66, 0.94, 1, 0.76, 0.4, 0.14] as const;

/** The indent of a row as a share of the coastline's reach, from 0 to 1, for any number of rows. */
const rowIndentShare = (index: number, count: number): number => {
  const position = ((index + 0.5) / count) * shares.length - 0.5;
  const within = Math.min(Math.max(position, 0), shares.length - 1);
  const before = shares[Math.floor(within)] ?? 0;
  const after = shares[Math.ceil(within)] ?? 0;
  return Math.round((before + (after - before) * (within % 1)) * 100) / 100;
};

/** Indents an element inside `Coastline` to the line, together with `rowIndentStyle`. */
export const rowIndentClass = 'coastline-indent';

export const rowIndentStyle = (
  index: number,
  count: number,
): CSSProperties & Record<'--indent-share', number> => ({
  '--indent-share': rowIndentShare(index, count),
});

interface CoastlineProps {
  /**
   * Sets `--coastline-left` (start of the drawing), `--coastline-base` (least indent),
   * `--coastline-reach` (most added) and `--coastline-fade` (overhang).
   */
  className: string;
  children: ReactNode;
}

/**
 * Rows along the coastline. The drawing is as tall as the rows, and fades out above and below them.
 */
export const Coastline = ({ className, children }: CoastlineProps) => (
  <div className={clsx('coastline-rows relative', className)}>
    <img src={coastline} alt="" aria-hidden loading="lazy" className="coastline" />
    {children}
  </div>
);
