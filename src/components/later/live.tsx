import { useEffect, type ReactNode, type RefObject } from 'react';
import { markLive } from './mark-live';

interface LiveProps {
  /** The part of the page around the children. */
  frame: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Marks a part as alive once everything in it is. */
export const Live = ({ frame, children }: LiveProps) => {
  useEffect(() => {
    if (frame.current) markLive(frame.current);
  }, [frame]);
  return children;
};
