import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { MarkedHeading } from './marked-heading';

interface SectionHeadingProps {
  id: string;
  heading: string;
  /** `1` where the section is the page's own subject, `2` where it is one of several. */
  level: 1 | 2;
  children?: ReactNode;
  className?: string;
}

/** Heading on the left, its paragraph or control on the right; stacked on narrow screens. */
export const SectionHeading = ({
  id,
  heading,
  level,
  children,
  className,
}: SectionHeadingProps) => {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div
      className={clsx(
        'flex flex-col gap-6 page-md:flex-row page-md:items-end page-md:justify-between page-md:gap-12',
        className,
      )}
    >
      <Heading
        id={id}
        className={clsx(
          'max-w-[10.6em] -tracking-[0.026em]',
          level === 1 ? 'text-page' : 'text-section',
        )}
      >
        <MarkedHeading text={heading} />
      </Heading>
      {children && <div className="text-lead text-mist page-md:max-w-[420px]">{children}</div>}
    </div>
  );
};
