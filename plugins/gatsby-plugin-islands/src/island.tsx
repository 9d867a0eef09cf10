import {
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { IslandErrorBoundary } from './island-error-boundary';
import { hydratedEvent, hydratedMark, islandMark, renderedEvent } from './marks';
import { opensAtTop } from './navigation';
import { useHydrated } from './use-hydrated';
import { whenNeeded } from './when-needed';

interface IslandProps {
  children: ReactNode;
  /** Whether the island is never above the fold: after a navigation it is rendered when the rest was painted. */
  below?: boolean;
}

interface Gate {
  opened: Promise<void>;
  open: () => void;
}

const createGate = (): Gate => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
};

const dispatch = (frame: RefObject<HTMLElement | null>, type: string) =>
  frame.current?.dispatchEvent(new Event(type, { bubbles: true }));

interface ContentProps {
  gate: Gate | undefined;
  frame: RefObject<HTMLElement | null>;
  children: ReactNode;
}

const Content = ({ gate, frame, children }: ContentProps) => {
  const isHydrating = !useHydrated();
  // Whatever React renders without the server's HTML does not wait, so a mismatch never empties the island.
  if (gate && isHydrating) use(gate.opened);

  useLayoutEffect(() => {
    dispatch(frame, renderedEvent);
  }, [frame]);
  useEffect(() => {
    frame.current?.setAttribute(hydratedMark, '');
    dispatch(frame, hydratedEvent);
  }, [frame]);
  return children;
};

/** Keeps the page long enough for the footer to be out of sight. */
const placeholder = <div style={{ minHeight: '100vh' }} />;

/**
 * A part of the page that is hydrated apart from the others: when it is near the viewport, or when the visitor interacts with it.
 *
 * It must not render again before that, or React replaces the server's HTML; so nothing in it has state.
 */
export const Island = ({ children, below = false }: IslandProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const [gate] = useState(() => (typeof window === 'undefined' ? undefined : createGate()));
  const [isDeferred] = useState(() => below && opensAtTop());
  const isDue = useDeferredValue(true, !isDeferred);

  useEffect(
    () => (gate && frame.current ? whenNeeded(frame.current, gate.open) : undefined),
    [gate],
  );

  return (
    <div ref={frame} {...{ [islandMark]: '' }}>
      <IslandErrorBoundary frame={() => frame.current}>
        <Suspense>
          {isDue ? (
            <Content gate={gate} frame={frame}>
              {children}
            </Content>
          ) : (
            placeholder
          )}
        </Suspense>
      </IslandErrorBoundary>
    </div>
  );
};
