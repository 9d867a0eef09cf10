import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import coastline from '../../artwork/coastline-services.svg';

interface ServicesCoastProps {
  /** Sets `--coast-left` (start of the drawing), `--coast-base` (where the furthest row starts), `--coast-reach` (how far the nearest one is indented from there) and `--coast-fade` (overhang above and below). */
  className: string;
  children: ReactNode;
}

/** Rows along the coastline. The drawing is stretched to what stands inside, and fades out above and below it. */
export const ServicesCoast = ({ className, children }: ServicesCoastProps) => (
  <div className={clsx('relative isolate', className)}>
    <img
      src={coastline}
      alt=""
      aria-hidden
      loading="lazy"
      className="pointer-events-none absolute -top-(--coast-fade) left-(--coast-left) -z-1 h-[calc(100%+2*var(--coast-fade))] w-[calc(var(--coast-reach)*2.474)] max-w-none mask-[linear-gradient(transparent,black_var(--coast-fade),black_calc(100%-var(--coast-fade)),transparent)]"
    />
    {children}
  </div>
);
