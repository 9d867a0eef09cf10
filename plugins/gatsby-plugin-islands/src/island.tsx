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
import { hydratedEvent, hydratedAttribute, islandAttribute, renderedEvent } from './marks';
import { opensAtTop } from './navigation';
import { useHydrated } from './use-hydrated';
import { whenNeeded } from './when-needed';

interface IslandProps {
  children: ReactNode;
  /** Whether the island is never above the fold: after a navigation it is rendered after the first paint. */
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
  // Without the server's HTML nothing waits, so a mismatch never empties the island.
  if (gate && isHydrating) use(gate.opened);

  useLayoutEffect(() => {
    dispatch(frame, renderedEvent);
  }, [frame]);
  useEffect(() => {
    frame.current?.setAttribute(hydratedAttribute, '');
    dispatch(frame, hydratedEvent);
  }, [frame]);
  return children;
};

/** Makes the page long enough to keep the footer out of sight. */
const placeholder = <div style={{ minHeight: '100vh' }} />;

/** Hydrates on its own, near the viewport or on use. Nothing may render it again before that, or React replaces the server's HTML. */
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
    <div ref={frame} {...{ [islandAttribute]: '' }}>
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
