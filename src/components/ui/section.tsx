import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface SectionProps {
  id?: string;
  /** Id of the heading that names the section. */
  labelledBy: string;
  className?: string;
  children: ReactNode;
}

export const Section = ({ id, labelledBy, className, children }: SectionProps) => (
  <section id={id} aria-labelledby={labelledBy} className={clsx('section', className)}>
    {children}
  </section>
);
