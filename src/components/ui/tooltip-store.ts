import type { TooltipRelay } from './tooltip-relay';

/** A control with a tooltip that the visitor has reached for at least once. */
export interface TooltipEntry {
  id: string;
  label: string;
  /** The control. */
  control: HTMLElement;
  /** Tells what happens at the control. */
  relay: TooltipRelay;
}

let entries: readonly TooltipEntry[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly TooltipEntry[]): void => {
  entries = next;
  for (const listener of listeners) listener();
};

/** @returns All entries; the same list until one comes or goes. */
export const readTooltips = (): readonly TooltipEntry[] => entries;

export const onTooltipsChanged = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * @param entry The tooltip of a control.
 * @returns Takes it away again.
 */
export const addTooltip = (entry: TooltipEntry): (() => void) => {
  change([...entries, entry]);
  return () => change(entries.filter((other) => other !== entry));
};
