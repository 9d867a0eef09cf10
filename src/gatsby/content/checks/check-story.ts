import { languages } from '../../../i18n/languages';
import { casesPage, composePath, homePage } from '../../../i18n/route-table';
import fromMarkdown from 'mdast-util-from-markdown';
import { didYouMean } from '../messages/closest';
import type { ContentFile } from '../loading/load-content';
import type { Problem } from '../messages/problem';
import { quote } from '../messages/quote';

/** Reads a slug from an invalid record too, so that one error does not cause others. */
const slugIn = (file: ContentFile | undefined, language: string): string | undefined => {
  const slug: unknown = Object(Object(file?.value).slug)[language];
  return typeof slug === 'string' ? slug : undefined;
};

/** The paths of all pages, to which stories may link. */
export const sitePaths = (files: readonly ContentFile[]): string[] => {
  const index = files.find(({ path }) => path === `pages/${casesPage}.json`);
  return files.flatMap((file) => {
    const { name, key } = file.identity ?? {};
    if (name !== 'pages' && name !== 'cases') return [];
    const page = key === homePage ? [] : [file];
    const parts = name === 'cases' ? [index, file] : page;
    return languages.map((language) =>
      composePath(language, ...parts.map((part) => slugIn(part, language))),
    );
  });
};

type Node = ReturnType<typeof fromMarkdown>['children'][number];

/** What a story has to agree with. */
interface Surroundings {
  /** Number of icons that the case has for the list in its story; 0 for none. */
  icons: number;
  /** Paths of the site's pages. */
  paths: readonly string[];
}

const within = (node: Node): Node[] => [
  node,
  // Which nodes a node may have differs by its type, and does not matter here.
  ...('children' in node ? (node.children as Node[]).flatMap(within) : []),
];

/** Leads to another site, opens a program, or stays on the page; `npm run launch-check` checks links to other sites. */
const leadsOut = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|www\.)/i;

const linkFault = (url: string, paths: readonly string[]): string | undefined => {
  if (url === '') return 'this link has no address; write it between the round brackets.';
  const [path = ''] = url.split(/[?#]/);
  if (leadsOut.test(url) || paths.includes(path)) return undefined;
  const help = didYouMean(path, paths) ?? 'write the address of a page as it is in the browser.';
  return `the site has no page at ${url}; ${help}`;
};

const faultOf = (node: Node, { icons, paths }: Surroundings): string | undefined => {
  const html = node.type === 'html' ? node.value : '';
  if (/^image/.test(node.type) || /<(img|picture|svg)\b/i.test(html))
    return 'a story shows no pictures; remove it. The picture of a case is the one that image in case.json names.';
  if (node.type === 'heading' && node.depth === 1)
    return 'the heading with one # is the page\u2019s own; begin the headings of a story with ##.';
  if (html && !/^<(?:!--|\/)/.test(html))
    return `a story has no HTML such as ${quote(html)}; write it in Markdown, or remove it.`;
  if (node.type === 'text' && /^#{2,6}[^#\s]/m.test(node.value))
    return 'a space is missing after the signs of a heading; write "## " and then its words.';
  if (node.type === 'text' && /\*\*|__/.test(node.value))
    return 'two asterisks or underscores make nothing bold here; write **words** without spaces inside of the signs.';
  if (node.type === 'text' && /\[[^\]]+\][([]/.test(node.value))
    return 'a link is not complete; write [words](address).';
  const lost = 'url' in node ? linkFault(node.url, paths) : undefined;
  if (lost) return lost;
  const entries = node.type === 'list' && !node.ordered ? node.children.length : icons;
  return icons > 0 && entries !== icons
    ? `expected one entry in this list for each of the ${icons} icons in case.json, found ${entries}; change the list, or the icons.`
    : undefined;
};

/** Headings that skip a level, which nobody who has the page read to them could follow. */
const checkLevels = (file: ContentFile, children: readonly Node[]): Problem[] => {
  const headings = children.flatMap((node) => (node.type === 'heading' ? node : []));
  return headings.flatMap(({ depth, position }, index) => {
    const expected = (headings[index - 1]?.depth ?? 1) + 1;
    const message = `the heading begins with ${'#'.repeat(depth)} and skips a level; write ${'#'.repeat(expected)}.`;
    return depth > expected ? file.problem([], message, position?.start.line) : [];
  });
};

/** Checks the story of a case with the parser that Gatsby uses. */
export const checkStory = (file: ContentFile, around: Surroundings): Problem[] => {
  const { icons } = around;
  const { children } = fromMarkdown(file.story ?? '');
  if (children.length === 0)
    return [file.problem([], 'the story is missing; write it into this file.', 1)];
  const broken = children.flatMap(within).flatMap((node) => {
    const fault = faultOf(node, around);
    return fault ? file.problem([], fault, node.position?.start.line) : [];
  });
  broken.push(...checkLevels(file, children));
  const hasList = children.some((node) => node.type === 'list' && !node.ordered);
  return icons === 0 || hasList
    ? broken
    : [
        ...broken,
        file.problem(
          [],
          `expected a list with one entry for each of the ${icons} icons in case.json; add it, or remove icons there.`,
        ),
      ];
};
