import type { CreateNodeArgs, GatsbyNode, Node } from 'gatsby';
import type { z } from 'zod';
import { identify } from './content/kinds';
import { expectPages } from './develop/requeue-missed-changes';

type AddNode = (type: string, id: string, fields: object) => void;

/** A child node of the one at hand, so that Gatsby removes it together with its file. */
const childCreator =
  ({ node, actions, createNodeId, createContentDigest }: CreateNodeArgs): AddNode =>
  (type, id, fields) => {
    const child = {
      ...fields,
      id: createNodeId(`${type} ${id}`),
      parent: node.id,
      children: [],
      internal: { type, contentDigest: createContentDigest(fields) },
    };
    void actions.createNode(child);
    expectPages();
    // createParentChildLink only reads the child's id; its type asks for fields that createNode fills in later.
    actions.createParentChildLink({ parent: node, child: child as unknown as Node });
  };

/**
 * What each file last held when it was right, by its path below `content/`. In the develop server a file that has a mistake keeps
 * its nodes as they were, so that the page stays while its editor mends it; a build stops at the first mistake.
 */
const lastRight = new Map<string, unknown>();

/** @returns What stands in a file, or what last stood there if that breaks a rule; undefined where it never was right. */
const rightOf = <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  value: unknown,
): z.output<Schema> | undefined => {
  if (schema.safeParse(value).success) lastRight.set(path, value);
  // The content check reports whatever breaks a rule, with file and line.
  return schema.safeParse(lastRight.get(path)).data;
};

const addRecord = (path: string, value: unknown, add: AddNode): void => {
  const found = identify(path);
  if (!found) return;
  const { key, kind } = found;
  const record = rightOf(path, kind.schema, value);
  if (!record) return;
  for (const language of kind.languages) {
    add(kind.type, `${key} ${language}`, { ...kind.toNode(record, language), key, language });
  }
};

/** Gatsby puts the fields of a JSON file beside its own ones. */
const contentOf = ({ id, parent, children, internal, ...content }: Node): object => content;

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Turns every valid content file into one node per language. */
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  const { node, getNode, loadNodeContent } = args;
  const add = childCreator(args);

  // A file that is no JSON becomes no ContentFile, so nobody else would keep what it held.
  if (node.internal.type === 'File' && lastRight.has(String(node.relativePath))) {
    const path = String(node.relativePath);
    if (path.endsWith('.json') && !isJson(await loadNodeContent(node)))
      addRecord(path, undefined, add);
  }

  const file = node.parent ? getNode(node.parent) : undefined;
  const path = String(file?.relativePath ?? '');
  if (node.internal.type === 'ContentFile') addRecord(path, contentOf(node), add);
};
