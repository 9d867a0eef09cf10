import { useSyncExternalStore } from 'react';
import { useLazyComponent } from './use-lazy-component';
import { onTooltipsChanged, readTooltips, type TooltipEntry } from './tooltip-store';

const none = readTooltips();

const load = () => import('./tooltip-list').then((module) => module.TooltipList);

interface LazyTooltipListProps {
  entries: readonly TooltipEntry[];
}

const LazyTooltipList = ({ entries }: LazyTooltipListProps) => {
  const { Component: TooltipList } = useLazyComponent(load);
  return TooltipList && <TooltipList entries={entries} />;
};

/** The place of all tooltips of a page; their script comes with the first one. */
export const Tooltips = () => {
  const entries = useSyncExternalStore(onTooltipsChanged, readTooltips, () => none);
  return entries.length > 0 && <LazyTooltipList entries={entries} />;
};
