import fromMarkdown from 'mdast-util-from-markdown';
import { defaultLanguage } from '../../i18n/languages';
import type { ContentFile } from './content-files';
import type { Problem } from './problem';

type Block = ReturnType<typeof fromMarkdown>['children'][number];

const main = `${defaultLanguage}.md`;

const isPicture = (node: Block): boolean =>
  /^image/.test(node.type) || (node.type === 'html' && /<(img|picture|svg)\b/i.test(node.value));

const isList = (node: Block): boolean => node.type === 'list' && !node.ordered;

/** A node and all that stand in it. */
const within = (node: Block): Block[] => [
  node,
  // What stands in a paragraph is no block, but has the same fields as far as they are read here.
  ...('children' in node ? (node.children as Block[]).flatMap(within) : []),
];

const faultOf = (node: Block, icons: number): string | undefined => {
  if (isPicture(node))
    return `a story shows no pictures; remove it. The picture of a case is the one that image in ${main} names.`;
  if (node.type === 'heading' && node.depth === 1)
    return 'the heading with one # is the page\u2019s own; begin the headings of a story with ##.';
  const entries = isList(node) && 'children' in node ? node.children.length : icons;
  return icons > 0 && entries !== icons
    ? `expected one entry in this list for each of the ${icons} icons in ${main}, found ${entries}; change the list, or the icons.`
    : undefined;
};

/**
 * Checks the story of a case, which Gatsby reads with the same parser.
 *
 * @param file A language's file of the case.
 * @param icons How many icons the case has for the entries of the list in its story; 0 for none.
 */
export const checkStory = (file: ContentFile, icons: number): Problem[] => {
  const { text = '', line = 1 } = file.story ?? {};
  const { children } = fromMarkdown(text);
  const problemAt = (message: string, node?: Block) =>
    file.problem([], message, line + (node?.position?.start.line ?? 1) - 1);

  if (children.length === 0)
    return [problemAt('the story is missing; write it below the second line of three hyphens.')];
  const broken = children.flatMap(within).flatMap((node) => {
    const fault = faultOf(node, icons);
    return fault ? [problemAt(fault, node)] : [];
  });
  return icons > 0 && !children.some(isList)
    ? [
        ...broken,
        problemAt(
          `expected a list with one entry for each of the ${icons} icons in ${main}; add it, or remove icons there.`,
        ),
      ]
    : broken;
};
