import { Provider } from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';

/** Lets all tooltips of a page share their delays (`spec.md`, section 9). */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Provider delayDuration={700} skipDelayDuration={300}>
    {children}
  </Provider>
);
