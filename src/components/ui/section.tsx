import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface SectionProps {
  /** Anchor that the page's links jump to. */
  id?: string;
  /** Id of the heading that names the section. */
  labelledBy: string;
  className?: string;
  children: ReactNode;
}

/** The frame of a section: same rhythm and same name-giving everywhere. */
export const Section = ({ id, labelledBy, className, children }: SectionProps) => (
  <section id={id} aria-labelledby={labelledBy} className={clsx('relative py-section', className)}>
    {children}
  </section>
);
