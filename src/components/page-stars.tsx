import { clsx } from 'clsx';
import stars from '../artwork/stars.svg';

/** A corner of the night sky at the top right of a page; below the header, and before the texts that stand there. */
export const PageStars = ({ className }: { className: string }) => (
  <div
    aria-hidden
    className={clsx(
      'pointer-events-none absolute top-21 right-0 -z-1 overflow-hidden max-md:hidden',
      className,
    )}
  >
    <img src={stars} alt="" className="absolute -top-28 right-0 w-[100vw] max-w-none" />
  </div>
);
