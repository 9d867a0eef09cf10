import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface SectionProps {
  id?: string;
  /** Id of the heading that names the section. */
  labelledBy: string;
  /** Leaves space for the header, where the section is the top of its page. */
  isPageTop?: boolean;
  className?: string;
  children: ReactNode;
}

export const Section = ({ id, labelledBy, isPageTop, className, children }: SectionProps) => (
  <section
    id={id}
    aria-labelledby={labelledBy}
    className={clsx('section', isPageTop && 'section-page-top', className)}
  >
    {children}
  </section>
);
