import { useEffect, useSyncExternalStore } from 'react';
import { useLater } from '../use-later';
import { onTooltipsChanged, readTooltips } from './tooltip-store';

const none = readTooltips();

const load = () => import('./tooltip-list').then((module) => module.TooltipList);

/** The place of all tooltips of a page; their script comes with the first one. */
export const Tooltips = () => {
  const entries = useSyncExternalStore(onTooltipsChanged, readTooltips, () => none);
  const [TooltipList, warmUp] = useLater(load);
  const needed = entries.length > 0;

  useEffect(() => {
    if (needed) warmUp();
  }, [needed, warmUp]);

  return TooltipList && <TooltipList entries={entries} />;
};
