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
    <div className={clsx('section-heading', className)}>
      <Heading
        id={id}
        className={clsx('section-title', level === 1 ? 'text-page' : 'text-section')}
      >
        <MarkedHeading text={heading} />
      </Heading>
      {children && <div className="section-lead">{children}</div>}
    </div>
  );
};
