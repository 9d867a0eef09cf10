import type { GatsbyNode } from 'gatsby';

/** Longer than Gatsby takes from a changed file to the pages that it makes of it, in milliseconds. */
const patience = 1000;

let ask: (() => void) | undefined;
let overdue: NodeJS.Timeout | undefined;
let revision = 0;

/**
 * Learns how to make the develop server begin again: any node that is touched from here does.
 *
 * Only what `sourceNodes` is given goes through Gatsby's queue of changes; the same action in `onCreateNode` would make it do nothing.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = ({ actions, getNodesByType }) => {
  if (process.env.gatsby_executing_command !== 'develop') return;
  ask = () => {
    const [site] = getNodesByType('Site');
    if (site) actions.touchNode(site);
  };
};

/**
 * Says that a content file became nodes. Gatsby forgets a file that is saved while it makes the pages of the one before, so it is
 * asked again when no pages follow.
 */
export const expectPages = (): void => {
  if (!ask) return;
  clearTimeout(overdue);
  overdue = setTimeout(ask, patience).unref();
};

/**
 * Says that the pages are being made.
 *
 * @returns A number that differs each time. As part of a page's context it makes Gatsby query the page anew: what changed while its
 * query ran would stay unseen otherwise. Undefined in a build, which runs every query once.
 */
export const nextRevision = (): number | undefined => {
  clearTimeout(overdue);
  if (process.env.gatsby_executing_command === 'develop') return ++revision;
};
