import type { CreateNodeArgs, GatsbyNode, Node } from 'gatsby';
import { identify } from './content/kinds';
import { isUnreadable, lastValidRecord } from './content/loading/load-content';
import { expectPages } from './develop/requeue-missed-changes';

/** Adds a child node, so that Gatsby removes it together with its file. */
const addChild = (
  { node, actions, createNodeId, createContentDigest }: CreateNodeArgs,
  type: string,
  fields: { key: string; language: string },
): void => {
  const child = {
    ...fields,
    id: createNodeId(`${type} ${fields.key} ${fields.language}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  };
  void actions.createNode(child);
  // createParentChildLink only reads the child's id; its type requires fields that createNode adds later.
  actions.createParentChildLink({ parent: node, child: child as unknown as Node });
};

/** Path of a content file below `content/`; undefined if the node becomes no record. */
const recordPath = ({ node, getNode }: CreateNodeArgs): string | undefined => {
  const { type } = node.internal;
  if (type === 'ContentFile') return String(getNode(node.parent ?? '')?.relativePath);
  if (type !== 'File' || node.sourceInstanceName !== 'content') return undefined;
  const path = String(node.relativePath);
  // Pages depend on stories too, although these become no nodes here.
  if (/\.(json|md)$/.test(path)) expectPages();
  return isUnreadable(process.cwd(), path) ? path : undefined;
};

/** Creates one node per language of a record. In the develop server an invalid file keeps its nodes, so that its page stays. */
export const onCreateNode: GatsbyNode['onCreateNode'] = (args) => {
  const path = recordPath(args);
  const found = path === undefined ? undefined : identify(path);
  const record = path !== undefined && found && lastValidRecord(process.cwd(), path);
  if (!record) return;
  const { key, kind } = found;
  for (const language of kind.languages)
    addChild(args, kind.type, { ...kind.toNode(record, language), key, language });
};
