import { fromMarkdown } from 'mdast-util-from-markdown';
import { pathsWithMarkdown } from '../content-types';
import { didYouMean } from '../did-you-mean';
import { quote, type ContentError } from '../errors';
import { languageNames } from '../language-names';
import { languages } from '../languages';
import { casesPage, composePath, homePage } from '../paths';
import { errorAt, errorIn, type ContentFile } from '../read-content';
import { isMarkdown } from './texts';

/** Reads a slug from an invalid entry too, so that one error does not cause others. */
const slugIn = (file: ContentFile | undefined, language: string): string | undefined =>
  Object(Object(file?.value).slug)[language];

/** The paths of all pages, to which Markdown may link. */
const sitePaths = (files: readonly ContentFile[]): string[] => {
  const index = files.find(({ path }) => path === `pages/${casesPage}.json`);
  return files.flatMap((file) =>
    languages.flatMap((language) => {
      if (file.type?.name === 'Case')
        return composePath(language, slugIn(index, language), slugIn(file, language));
      if (file.type?.name !== 'Page' && file.type?.name !== 'LegalPage') return [];
      return composePath(language, file.key === homePage ? null : slugIn(file, language));
    }),
  );
};

type Node = ReturnType<typeof fromMarkdown>['children'][number];

/** A node of a Markdown text with all nodes in it. */
export const descendantsOf = (node: Node): Node[] => [
  node,
  // The type of the children differs by node.
  ...('children' in node ? (node.children as Node[]).flatMap(descendantsOf) : []),
];

/** Addresses of other sites and programs. */
const externalLink = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** A comment alone: after its end, the same line could have markup. */
const comment = /^<!--(?:(?!-->).)*-->\s*$/s;

const findProblem = (node: Node, paths: readonly string[]): string | undefined => {
  if (node.type === 'image')
    return 'pictures are not shown here; remove it. The picture of a case is the one that image in case.json names.';
  if (node.type === 'heading' && node.depth === 1)
    return 'the heading with one # is the page’s own; begin the headings of the text with ##.';
  if (node.type === 'html' && !comment.test(node.value))
    return `HTML such as ${quote(node.value)} is not allowed here; write it in Markdown, or remove it.`;
  if ('url' in node && node.url.startsWith('#'))
    return 'no link can lead to a heading of the text; remove it, or link to a page.';
  const [path = ''] = 'url' in node ? node.url.split(/[?#]/) : [];
  if (!('url' in node) || externalLink.test(node.url) || paths.includes(path)) return undefined;
  const guess = didYouMean(path, paths);
  return `the site has no page at ${quote(node.url)}; ${guess ?? 'write the address of a page as it is in the browser.'}`;
};

const checkText = (file: ContentFile, paths: readonly string[]): ContentError[] =>
  fromMarkdown(file.text)
    .children.flatMap(descendantsOf)
    .flatMap((node) => {
      const message = findProblem(node, paths);
      return message ? errorIn(file, [], message, node.position?.start.line) : [];
    });

/**
 * The folders of an entry's path that have Markdown files or the entry itself, such as
 * `legal/privacy`.
 */
const foldersOf = (path: string, files: readonly ContentFile[]): string[] => {
  const pattern = new RegExp(`^${path.replace(/<name>.*/, '[^/]+(?=/)')}`);
  return [...new Set(files.flatMap((file) => pattern.exec(file.path)?.[0] ?? []))];
};

/**
 * Checks that cases and legal pages have their text in every language, and its links and Markdown.
 */
export const checkMarkdown = (files: readonly ContentFile[]): ContentError[] => {
  const paths = sitePaths(files);
  const fileAt = (path: string) => files.find((file) => file.path === path && file.text.trim());

  const checkFolder = (folder: string, entry: string): ContentError[] => {
    if (!fileAt(entry))
      return [errorAt(entry, 'is missing; the texts beside it need it (content/README.md).')];
    return languages.flatMap((language) => {
      const path = `${folder}/${language}.md`;
      const file = fileAt(path);
      return file
        ? checkText(file, paths)
        : errorAt(
            path,
            `the text is missing in ${languageNames[language]}; copy another language's file and translate it.`,
          );
    });
  };

  return pathsWithMarkdown.flatMap((path) =>
    foldersOf(path, files).flatMap((folder) =>
      checkFolder(folder, `${folder}/${path.split('/').at(-1)}`),
    ),
  );
};

/** What is left of a link, of bold words or of a variable, which a text would print. */
const unclosed = /\]\(|\*\*|(?<![\w_])__(?=[^\s_])|\[[^\]]+\]\[[^\]]*\]|\{\{/;

/** Warns of links and bold words that are not closed, so that visitors would read them. */
export const findUnclosedMarkdown = (files: readonly ContentFile[]): ContentError[] =>
  files.filter(isMarkdown).flatMap((file) =>
    fromMarkdown(file.text)
      .children.flatMap(descendantsOf)
      .flatMap((node) => {
        const found = node.type === 'text' && unclosed.exec(node.value);
        if (!found) return [];
        const [before = ''] = node.value.split(found[0]);
        return errorIn(
          file,
          [],
          `visitors would read ${quote(found[0])} here; close the link or the bold words, or remove the marks.`,
          (node.position?.start.line ?? 1) + before.split('\n').length - 1,
        );
      }),
  );
