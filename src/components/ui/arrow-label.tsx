import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import './arrow-label.css';

/** The words and the arrow of a link with the class `arrow-link`. */
export const ArrowLabel = ({ children }: { children: ReactNode }) => (
  <>
    <span className="arrow-label">{children}</span>
    <ArrowRight aria-hidden size={18} strokeWidth={1.5} className="arrow-mark" />
  </>
);
