import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';

export const arrowLinkClasses =
  'group/arrow inline-flex min-h-11 items-center gap-2.5 font-semibold text-foam hover:text-crest';

export const ArrowLabel = ({ children }: { children: ReactNode }) => (
  <>
    <span className="underline decoration-(--color-current) decoration-[1.5px] underline-offset-[6px] group-hover/arrow:decoration-aqua">
      {children}
    </span>
    <ArrowRight
      aria-hidden
      size={18}
      strokeWidth={1.5}
      className="shrink-0 transition-transform duration-200 group-hover/arrow:translate-x-1.5 motion-reduce:transition-none"
    />
  </>
);
