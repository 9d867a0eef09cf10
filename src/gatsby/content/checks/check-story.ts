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

export const sitePaths = (files: readonly ContentFile[]): string[] => {
  const index = files.find(({ path }) => path === `pages/${casesPage}.json`);
  return files.flatMap((file) => {
    const { name, key } = file.identity ?? {};
    if (name === 'pages')
      return languages.map((language) =>
        key === homePage ? composePath(language) : composePath(language, slugIn(file, language)),
      );
    if (name === 'cases')
      return languages.map((language) =>
        composePath(language, slugIn(index, language), slugIn(file, language)),
      );
    return [];
  });
};

type Block = ReturnType<typeof fromMarkdown>['children'][number];

const textOf = (node: object): string | undefined =>
  'type' in node && node.type === 'text' && 'value' in node ? String(node.value) : undefined;

const urlOf = (node: object): string | undefined => ('url' in node ? String(node.url) : undefined);

/** What a story has to agree with. */
interface Surroundings {
  /** Number of icons that the case has for the list in its story; 0 for none. */
  icons: number;
  /** Paths of the site's pages. */
  paths: readonly string[];
}

const isPicture = (node: Block): boolean =>
  /^image/.test(node.type) || (node.type === 'html' && /<(img|picture|svg)\b/i.test(node.value));

const isList = (node: Block): boolean => node.type === 'list' && !node.ordered;

const within = (node: Block): Block[] => [
  node,
  // The nodes of a paragraph are not blocks, but have the fields that are read here.
  ...('children' in node ? (node.children as Block[]).flatMap(within) : []),
];

/** Leads to another site, opens a program, or stays on the page; `npm run launch-check` checks links to other sites. */
const leadsOut = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|www\.)/i;

const linkFault = (url: string, paths: readonly string[]): string | undefined => {
  const [path = ''] = url.split(/[?#]/);
  if (leadsOut.test(url) || paths.includes(path)) return undefined;
  const help = didYouMean(path, paths) ?? 'write the address of a page as it is in the browser.';
  return `the site has no page at ${url}; ${help}`;
};

const faultOf = (node: Block, { icons, paths }: Surroundings): string | undefined => {
  if (isPicture(node))
    return 'a story shows no pictures; remove it. The picture of a case is the one that image in case.json names.';
  if (node.type === 'heading' && node.depth === 1)
    return 'the heading with one # is the page\u2019s own; begin the headings of a story with ##.';
  if (node.type === 'html' && !/^<(?:!--|\/)/.test(node.value))
    return `a story has no HTML such as ${quote(node.value)}; write it in Markdown, or remove it.`;
  if (/^#{2,6}[^#\s]/m.test(textOf(node) ?? ''))
    return 'a space is missing after the signs of a heading; write "## " and then its words.';
  const url = urlOf(node);
  const lost = url === undefined ? undefined : linkFault(url, paths);
  if (lost) return lost;
  const entries = isList(node) && 'children' in node ? node.children.length : icons;
  return icons > 0 && entries !== icons
    ? `expected one entry in this list for each of the ${icons} icons in case.json, found ${entries}; change the list, or the icons.`
    : undefined;
};

/** Checks the story of a case with the parser that Gatsby uses. */
export const checkStory = (file: ContentFile, around: Surroundings): Problem[] => {
  const { icons } = around;
  const { children } = fromMarkdown(file.story ?? '');
  const problemAt = (message: string, node?: Block) =>
    file.problem([], message, node?.position?.start.line ?? 1);

  if (children.length === 0) return [problemAt('the story is missing; write it into this file.')];
  const broken = children.flatMap(within).flatMap((node) => {
    const fault = faultOf(node, around);
    return fault ? [problemAt(fault, node)] : [];
  });
  return icons > 0 && !children.some(isList)
    ? [
        ...broken,
        problemAt(
          `expected a list with one entry for each of the ${icons} icons in case.json; add it, or remove icons there.`,
        ),
      ]
    : broken;
};
