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

/** Which bracket is missing, and where; undefined if the error has another cause. */
export const bracketHint = (text: string, offset: number, code: string, tree?: Node) => {
  const missing = (bracket: string, at = offset) => ({
    offset: at,
    hint: `${/[[{]/.test(bracket) ? 'an opening' : 'a closing'} ${bracket} is missing before this`,
  });
  const outdented = tree && findOutdented(text, tree);
  if (outdented && (code === 'CloseBraceExpected' || outdented.offset === offset))
    return missing('}', outdented.offset);
  if (!['CommaExpected', 'PropertyNameExpected', 'ValueExpected'].includes(code)) return undefined;
  const [before, after] = [text.slice(0, offset), text.slice(offset)];
  if (typeof getLocation(text, offset).path.at(-1) === 'number')
    return /^(?:\}|(?:"[^"\n]*"\s*)?:)/.test(after) ? missing(']') : undefined;
  // Before a name by itself in its line is the name of its group.
  if (/^\s*:/.test(after) && /\n\s*"[^"\n]*"$/.test(before)) return missing('{');
  if (code === 'ValueExpected') return undefined;
  if (after.startsWith(']')) return missing('}');
  // A text may have a bracket after a double quote of its own, and a bracket may be there twice.
  if (!/^[[{]/.test(after) || /(?:"|\{\s*)$/.test(before)) return undefined;
  // After a whole group, another one begins in a list only.
  return missing(/[}\]]\s*,?\s*$/.test(before) ? '[' : '}');
};
