import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import type { ReactNode } from 'react';
import './arrow-label.css';
import { Icon } from './icon';

/** The text and the arrow of a link with the class `arrow-link`. */
export const ArrowLabel = ({ children }: { children: ReactNode }) => (
  <>
    <span className="arrow-label">{children}</span>
    <Icon drawing={ArrowRight} size={18} className="arrow-mark" />
  </>
);
