import type { GatsbyNode } from 'gatsby';

/** Longer than Gatsby takes from a changed file to its pages, in milliseconds. */
const patience = 1000;

let requeue: (() => void) | undefined;
let overdue: NodeJS.Timeout | undefined;
let revision = 0;

/**
 * Keeps an action that makes the develop server query again: touching any node. Only the actions of `sourceNodes` go through Gatsby's
 * queue of changes; those of `onCreateNode` have no effect here.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = ({ actions, getNodesByType }) => {
  if (process.env.gatsby_executing_command !== 'develop') return;
  requeue = () => {
    const [site] = getNodesByType('Site');
    if (site) actions.touchNode(site);
  };
};

/**
 * Reports that a content file became nodes. Gatsby misses a file that is saved while it creates the pages of an earlier one, so the
 * change is requeued when no pages follow.
 */
export const expectPages = (): void => {
  if (!requeue) return;
  clearTimeout(overdue);
  overdue = setTimeout(requeue, patience).unref();
};

/**
 * Reports that pages are being created.
 *
 * @returns A new number for the context of the pages, with which Gatsby queries them again: it would miss changes during a running query.
 * Undefined in a build, which runs every query once.
 */
export const nextRevision = (): number | undefined => {
  clearTimeout(overdue);
  if (process.env.gatsby_executing_command === 'develop') return ++revision;
};
