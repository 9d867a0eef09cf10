import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { MarkedHeading } from './marked-heading';

interface SectionHeadingProps {
  id: string;
  heading: string;
  /** Whether the section is the subject of a page of its own, not one of several sections. */
  ownPage?: boolean;
  children?: ReactNode;
  className?: string;
}

/** Heading on the left, its paragraph or control on the right; stacked on narrow screens. */
export const SectionHeading = ({
  id,
  heading,
  ownPage,
  children,
  className,
}: SectionHeadingProps) => {
  const Heading = ownPage ? 'h1' : 'h2';
  return (
    <div className={clsx('section-heading', className)}>
      <Heading id={id} className={clsx('section-title', ownPage ? 'text-page' : 'text-section')}>
        <MarkedHeading text={heading} />
      </Heading>
      {children && <div className="section-lead">{children}</div>}
    </div>
  );
};
