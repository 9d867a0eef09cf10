import type { CreateNodeArgs, GatsbyNode, Node } from 'gatsby';
import { identify } from './content-types';

type Args = Pick<CreateNodeArgs, 'actions' | 'createNodeId' | 'createContentDigest'>;

/** The last valid value of each entry, by its path below `content/`. */
const lastValid = new Map<string, unknown>();

/** Validates the value of a JSON file, and keeps it if it is valid. */
const keepIfValid = (path: string, { id, parent, children, internal, ...value }: Node): boolean => {
  const { data, success } = identify(path)?.type.schema.safeParse(value) ?? { success: false };
  if (success) lastValid.set(path, data);
  return success;
};

/** Creates one node per language as child of the file's node, so that Gatsby removes them together. */
const createEntryNodes = (path: string, file: Node, args: Args): void => {
  const found = identify(path);
  const entry = lastValid.get(path);
  if (!found || !entry) return;
  const { actions, createNodeId, createContentDigest } = args;
  const { type, key } = found;
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
    // createParentChildLink only reads the child's id; its type requires fields that createNode adds later.
    actions.createParentChildLink({ parent: file, child: child as unknown as Node });
  }
};

const contentFilePath = (file?: Node): string | undefined =>
  file?.sourceInstanceName === 'content' ? String(file.relativePath) : undefined;

/** Makes the nodes of an entry. When its file changes, these are first those of the last valid version, which an invalid version keeps. */
export const onCreateNode: GatsbyNode['onCreateNode'] = ({ node, getNode, ...args }) => {
  const isJson = node.internal.type === 'ContentFile';
  const file = isJson ? getNode(node.parent ?? '') : node;
  const path = contentFilePath(file);
  if (!file || path === undefined) return;
  if (!isJson || keepIfValid(path, node)) createEntryNodes(path, file, args);
};

/** Reads the last valid versions of files that did not change since the last run, from Gatsby's cache. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ getNode, getNodesByType }) => {
  for (const node of getNodesByType('ContentFile')) {
    const path = contentFilePath(getNode(node.parent ?? ''));
    if (path !== undefined) keepIfValid(path, node);
  }
};
