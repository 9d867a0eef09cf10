import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useState,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { isGivenBack } from './dialog-focus';
import type { TooltipEntry, TooltipList } from './tooltip-list';

/** Adds a tooltip to the page's list, and returns what removes it. */
type AddTooltip = (entry: TooltipEntry) => () => void;

const TooltipContext = createContext<AddTooltip>(() => () => undefined);

const LazyTooltipList = ({ entries }: { entries: readonly TooltipEntry[] }) => {
  const [List, setList] = useState<typeof TooltipList>();
  useEffect(() => {
    import('./tooltip-list').then(
      (module) => setList(() => module.TooltipList),
      (error: unknown) => reportError(error),
    );
  }, []);
  return List && <List entries={entries} />;
};

/** Holds the tooltips of a page. Their script loads when the visitor reaches the first control with one. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => {
  const [entries, setEntries] = useState<readonly TooltipEntry[]>([]);
  const add = useCallback<AddTooltip>((entry) => {
    setEntries((before) => [...before, entry]);
    return () => setEntries((before) => before.filter((other) => other !== entry));
  }, []);

  return (
    <TooltipContext value={add}>
      {children}
      {entries.length > 0 && <LazyTooltipList entries={entries} />}
    </TooltipContext>
  );
};

interface TooltipProps {
  label: string;
  /** One control that shows only an icon and has its own name: the tooltip is visual. */
  children: ReactElement;
}

/** Shows the name of an icon on hover and on focus. The frame has no box of its own. */
export const Tooltip = ({ label, children }: TooltipProps) => {
  const add = useContext(TooltipContext);
  const id = useId();
  const [control, setControl] = useState<Element | null>(null);

  useEffect(() => {
    if (control instanceof HTMLElement) return add({ id, control, label });
  }, [add, id, control, label]);

  // The keyboard may have reached it before it was hydrated.
  const frame = useCallback((element: HTMLElement | null) => {
    const focused = element?.querySelector(':scope > :focus-visible');
    if (focused) setControl(focused);
  }, []);
  const reach = ({ currentTarget }: SyntheticEvent) => setControl(currentTarget.firstElementChild);
  const reachByFocus = (event: FocusEvent) => {
    if (!isGivenBack(event)) reach(event);
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the events come from the control inside.
    <span ref={frame} onPointerEnter={reach} onFocus={reachByFocus} className="contents">
      {children}
    </span>
  );
};
