import type { GatsbyNode, Node } from 'gatsby';
import { identify } from './content-types';

/**
 * Makes the nodes of an entry, one per language, as children of its file, so that Gatsby removes
 * them together.
 */
export const onCreateNode: GatsbyNode['onCreateNode'] = ({ node, getNode, ...args }) => {
  if (node.internal.type !== 'ContentFile') return;
  const { id, parent, children, internal, ...value } = node;
  const file = getNode(parent ?? '');
  if (file?.sourceInstanceName !== 'content') return;
  const found = identify(String(file.relativePath));
  if (!found) return;
  const { actions, createNodeId, createContentDigest } = args;
  const { type, key } = found;
  // Only valid files reach Gatsby; this adds the defaults.
  const entry = type.schema.parse(value);
  for (const language of type.languages) {
    const fields = { ...type.toNode(entry, language), key, language };
    const child = {
      ...fields,
      id: createNodeId(`${type.name} ${key} ${language}`),
      parent: file.id,
      children: [],
      internal: { type: type.name, contentDigest: createContentDigest(fields) },
    };
    void actions.createNode(child);
    // createParentChildLink only reads the child's id; its type requires fields that createNode
    // adds later.
    actions.createParentChildLink({ parent: file, child: child as unknown as Node });
  }
};
