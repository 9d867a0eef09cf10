import { getLocation, type Node } from 'jsonc-parser';

/** Lists a node and all that is in it, in the order of the text. */
export const nodesIn = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesIn)];

const columnOf = (text: string, { offset }: Node): number =>
  offset - text.lastIndexOf('\n', offset - 1);

/** The first field that is not indented deeper than the group that it is in, because the brace before it is missing. */
const findOutdented = (text: string, tree: Node): Node | undefined =>
  nodesIn(tree).find((node) => {
    const group = node.type === 'property' ? node.parent?.parent : undefined;
    return group?.type === 'property' && columnOf(text, node) <= columnOf(text, group);
  });

/** Where a closing bracket is missing, and which; undefined if the error has another cause. */
export const bracketHint = (text: string, offset: number, code: string, tree?: Node) => {
  const outdented = tree && code === 'CloseBraceExpected' && findOutdented(text, tree);
  if (outdented) return { offset: outdented.offset, hint: 'a closing } is missing before this' };
  if (!['CommaExpected', 'PropertyNameExpected', 'ValueExpected'].includes(code)) return undefined;
  const after = text.slice(offset);
  const isInList = typeof getLocation(text, offset).path.at(-1) === 'number';
  if (isInList && /^(?:\}|(?:"[^"\n]*"\s*)?:)/.test(after))
    return { offset, hint: 'a closing ] is missing before this' };
  // A text may have a bracket after a double quote of its own.
  const isAfterText = text[offset - 1] === '"' && !after.startsWith(']');
  return !isInList && code !== 'ValueExpected' && !isAfterText && /^[[\]{]/.test(after)
    ? { offset, hint: 'a closing } is missing before this' }
    : undefined;
};
