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
import { hydratedEvent, hydratedAttribute, islandAttribute, renderedEvent } from './attributes';
import { startsAtTop } from './navigation';
import { useHydrated } from './use-hydrated';
import { whenNeeded } from './when-needed';

interface IslandProps {
  children: ReactNode;
  /** Whether the island is never above the fold: after a navigation it is rendered after the first paint. */
  below?: boolean;
}

interface Deferred {
  promise: Promise<void>;
  resolve: () => void;
}

const createDeferred = (): Deferred => {
  let resolve = () => {};
  const promise = new Promise<void>((whenResolved) => {
    resolve = whenResolved;
  });
  return { promise, resolve };
};

/** Dispatches before the paint, but after React has set the wrapper of a new island. */
const dispatch = (wrapper: RefObject<HTMLElement | null>, type: string) =>
  queueMicrotask(() => wrapper.current?.dispatchEvent(new Event(type, { bubbles: true })));

interface ContentProps {
  /** Until it is needed, the server's HTML is not hydrated. */
  needed: Deferred | undefined;
  wrapper: RefObject<HTMLElement | null>;
  children: ReactNode;
}

const Content = ({ needed, wrapper, children }: ContentProps) => {
  const isHydrating = !useHydrated();
  const [isFromServer] = useState(isHydrating);
  // Without the server's HTML nothing waits, so a mismatch never empties the island.
  if (needed && isFromServer) use(needed.promise);

  useLayoutEffect(() => dispatch(wrapper, renderedEvent), [wrapper]);
  return children;
};

/** Rendered after the content, so that its effects run after those of the content; what these have set is rendered together with its state. */
const HydratedMark = ({ wrapper }: Pick<ContentProps, 'wrapper'>) => {
  const [haveEffectsRun, setHaveEffectsRun] = useState(false);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the render after the effects is what it waits for.
  useEffect(() => setHaveEffectsRun(true), []);
  useEffect(() => {
    if (!haveEffectsRun) return;
    wrapper.current?.setAttribute(hydratedAttribute, '');
    dispatch(wrapper, hydratedEvent);
  }, [wrapper, haveEffectsRun]);
  return null;
};

/** Makes the page long enough to keep the footer out of sight. */
const placeholder = <div style={{ minHeight: '100vh' }} />;

/** Hydrates on its own, near the viewport or on use. Nothing may render it again before that, or React replaces the server's HTML. */
export const Island = ({ children, below = false }: IslandProps) => {
  const wrapper = useRef<HTMLDivElement>(null);
  const [needed] = useState(() => (typeof window === 'undefined' ? undefined : createDeferred()));
  const [isDeferred] = useState(() => below && startsAtTop());
  const isDue = useDeferredValue(true, !isDeferred);

  useEffect(
    () => (needed && wrapper.current ? whenNeeded(wrapper.current, needed.resolve) : undefined),
    [needed],
  );

  return (
    // The starter marks an island that was used before it is hydrated.
    <div ref={wrapper} {...{ [islandAttribute]: '' }} suppressHydrationWarning>
      <IslandErrorBoundary wrapper={() => wrapper.current}>
        <Suspense>
          {isDue ? (
            <>
              <Content needed={needed} wrapper={wrapper}>
                {children}
              </Content>
              <HydratedMark wrapper={wrapper} />
            </>
          ) : (
            placeholder
          )}
        </Suspense>
      </IslandErrorBoundary>
    </div>
  );
};
