import fromMarkdown from 'mdast-util-from-markdown';
import { didYouMean } from '../did-you-mean';
import { quote, type ContentError } from '../errors';
import { languageNames } from '../language-names';
import { languages } from '../languages';
import { casesPage, composePath, homePage } from '../paths';
import { entriesOf, errorAt, errorIn, type ContentFile } from '../read-content';

/** Reads a slug from an invalid entry too, so that one error does not cause others. */
const slugIn = (file: ContentFile | undefined, language: string): string | undefined =>
  Object(Object(file?.value).slug)[language];

/** The paths of all pages, to which stories may link. */
const sitePaths = (files: readonly ContentFile[]): string[] => {
  const index = files.find(({ path }) => path === `pages/${casesPage}.json`);
  return files.flatMap((file) =>
    languages.flatMap((language) => {
      if (file.type?.name === 'Case')
        return composePath(language, slugIn(index, language), slugIn(file, language));
      if (file.type?.name !== 'Page') return [];
      return composePath(language, file.key === homePage ? null : slugIn(file, language));
    }),
  );
};

type Node = ReturnType<typeof fromMarkdown>['children'][number];

const descendantsOf = (node: Node): Node[] => [
  node,
  // The type of the children differs by node.
  ...('children' in node ? (node.children as Node[]).flatMap(descendantsOf) : []),
];

/** Addresses of other sites, programs and anchors of the page. */
const externalLink = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i;

const storyError = (node: Node, paths: readonly string[]): string | undefined => {
  if (node.type === 'image')
    return 'a story shows no pictures; remove it. The picture of a case is the one that image in case.json names.';
  if (node.type === 'heading' && node.depth === 1)
    return 'the heading with one # is the page’s own; begin the headings of a story with ##.';
  if (node.type === 'html' && !node.value.startsWith('<!--'))
    return `a story has no HTML such as ${quote(node.value)}; write it in Markdown, or remove it.`;
  const [path = ''] = 'url' in node ? node.url.split(/[?#]/) : [];
  if (!('url' in node) || externalLink.test(node.url) || paths.includes(path)) return undefined;
  const guess = didYouMean(path, paths);
  return `the site has no page at ${quote(node.url)}; ${guess ?? 'write the address of a page as it is in the browser.'}`;
};

const checkStory = (story: ContentFile, paths: readonly string[]): ContentError[] =>
  fromMarkdown(story.text)
    .children.flatMap(descendantsOf)
    .flatMap((node) => {
      const message = storyError(node, paths);
      return message ? errorIn(story, [], message, node.position?.start.line) : [];
    });

/** Checks the stories of the cases, and that every picture has a description. */
export const checkCases = (files: readonly ContentFile[]): ContentError[] => {
  const paths = sitePaths(files);
  const cases = files.filter(({ type }) => type?.name === 'Case');
  // Without any story, Gatsby would not have the type MarkdownRemark.
  if (cases.length === 0) return [errorAt('cases', 'there is no case; the site needs one.')];
  return [
    ...cases.flatMap(({ key }) =>
      languages.flatMap((language) => {
        const path = `cases/${key}/${language}.md`;
        const story = files.find((file) => file.path === path && file.text.trim());
        return story
          ? checkStory(story, paths)
          : errorAt(
              path,
              `the story is missing in ${languageNames[language]}; copy another language's file and translate it.`,
            );
      }),
    ),
    ...entriesOf(files, 'Case').flatMap(({ file, entry: { image, imageAlt } }) =>
      image && !imageAlt
        ? errorIn(
            file,
            ['imageAlt'],
            `is missing; describe in every language what the picture ${image} shows.`,
          )
        : [],
    ),
  ];
};
