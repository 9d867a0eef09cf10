import {
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import { expectPart } from './expected-parts';
import { giveUp } from './give-up';
import { Live } from './live';
import { isOpeningAtTop } from './opening';
import { Rescue } from './rescue';
import { isStarting } from './starting';
import { waitForVisitor } from './wait-for-visitor';

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

/** What stands in the place of a part that is not there yet. */
const blank = <div className="min-h-screen" />;

const never = new Promise<never>(() => {});

/**
 * Makes a part of a page that is in the server's HTML like any other, but whose script is only fetched and run when the visitor
 * begins to use the page or scrolls near to the part. Once the visitor moves through the site, it comes with its page.
 *
 * @param load Imports the component; on the server it is waited for.
 * @param below Whether the part is never in the first view of a page. When the visitor moves to the page, it is then rendered after
 *   the first view was painted.
 * @returns The component, in a boundary of its own.
 */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { below = false } = {},
) => {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  const fetchPart = (): Promise<void> => {
    loading ??= load().then((component) => {
      Loaded = component;
      // React reads these two of a promise that it is given, and so does not wait for one that is settled.
      Object.assign(loading ?? {}, { status: 'fulfilled', value: undefined });
    });
    return loading;
  };

  // A template that arrives after the start is for a page that the visitor is about to move to.
  if (typeof window !== 'undefined' && !isStarting()) {
    expectPart(() => {
      loading = undefined;
      return fetchPart();
    });
  }

  interface ContentProps {
    props: Props;
    ready: Promise<void> | undefined;
    frame: RefObject<HTMLDivElement | null>;
  }

  const Content = ({ props, ready, frame }: ContentProps) => {
    use(ready ?? fetchPart());
    return (
      Loaded && (
        <Live frame={frame}>
          <Loaded {...props} />
        </Live>
      )
    );
  };

  const Later = (props: Props) => {
    const frame = useRef<HTMLDivElement>(null);
    const [gate] = useState(() => (isStarting() ? createGate() : undefined));
    const [ready] = useState(() =>
      gate?.opened.then(fetchPart).catch((error: unknown) => {
        // The part that the server has sent is not touched at all.
        if (frame.current) giveUp(error, frame.current);
        return never;
      }),
    );

    const [isOnTop] = useState(() => below && !isStarting() && isOpeningAtTop());
    const isDue = useDeferredValue(true, !isOnTop);

    useEffect(
      () => (gate && frame.current ? waitForVisitor(frame.current, gate.open) : undefined),
      [gate],
    );

    return (
      <div ref={frame} data-part>
        <Rescue frame={() => frame.current}>
          <Suspense fallback={blank}>
            {isDue ? <Content props={props} ready={ready} frame={frame} /> : blank}
          </Suspense>
        </Rescue>
      </div>
    );
  };
  return Later;
};
