import type { GatsbyNode } from 'gatsby';

/** Longer than Gatsby takes from a changed file to its pages, in milliseconds. */
const requeueDelay = 1000;

let requeue: (() => void) | undefined;
let overdue: NodeJS.Timeout | undefined;
let revision = 0;

/** Keeps an action that makes the develop server query again: touching a node. Only actions of `sourceNodes` enter Gatsby's queue. */
export const sourceNodes: GatsbyNode['sourceNodes'] = ({ actions, getNodesByType }) => {
  if (process.env.gatsby_executing_command !== 'develop') return;
  requeue = () => {
    const [site] = getNodesByType('Site');
    if (site) actions.touchNode(site);
  };
};

/** Notes that a content file became nodes. Gatsby misses a file saved while it creates pages, so without new pages it is requeued. */
export const expectPages = (): void => {
  if (!requeue) return;
  clearTimeout(overdue);
  overdue = setTimeout(requeue, requeueDelay).unref();
};

/** Notes that pages are created. Returns a number for their context, so that Gatsby queries again after missed changes; none in a build. */
export const nextRevision = (): number | undefined => {
  clearTimeout(overdue);
  if (process.env.gatsby_executing_command === 'develop') return ++revision;
};
