import type { Element, ElementContent, Root } from 'hast';
import { matches, select } from 'hast-util-select';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { markdownPath } from './paths';

/** Elements without content for a reader. */
const excluded = [
  'form, fieldset, label, input, button, dialog, nav, noscript, script, style, template',
  'svg, img, picture, video, [aria-hidden="true"], [role="status"], [hidden]',
].join();

const format = unified()
  .use(rehypeRemark)
  // Tables, which Markdown files may have.
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-' });

export interface MarkdownLink {
  text: string;
  path: string;
}

interface LinkTargets {
  siteUrl: string;
  /** Paths of all pages that have a Markdown page. */
  paths: ReadonlySet<string>;
}

/**
 * The Markdown page of a link's target, or the full address of another file; undefined for anchors
 * of the page itself.
 */
const addressOf = (
  href: string,
  path: string,
  { siteUrl, paths }: LinkTargets,
): string | undefined => {
  const url = new URL(href, siteUrl + path);
  if (url.origin !== new URL(siteUrl).origin || !paths.has(url.pathname)) return url.href;
  return url.pathname === path ? undefined : siteUrl + markdownPath(url.pathname);
};

/** Puts a space between adjacent elements, such as two links. */
const separate = (children: readonly ElementContent[]): ElementContent[] =>
  children.flatMap((child, index) => {
    const meets = child.type === 'element' && children[index - 1]?.type === 'element';
    return meets ? [{ type: 'text' as const, value: ' ' }, child] : [child];
  });

/** Reduces an element to what Markdown can express, with links to Markdown pages. */
const toPlainElement = (element: Element, path: string, site: LinkTargets): Element => {
  const children = element.children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return [{ ...child, value: child.value.replaceAll('\u00a0', ' ') }];
    if (child.type !== 'element' || matches(excluded, child)) return [];
    return [toPlainElement(child, path, site)];
  });
  const { href } = element.properties;
  const address = typeof href === 'string' ? addressOf(href, path, site) : undefined;
  // Markdown would indent headings in a list.
  const isBlock = matches(':is(ul, ol, li):has(h2, h3, h4)', element);
  const isText = element.tagName === 'a' && !address;
  return {
    ...element,
    tagName: isBlock ? 'div' : isText ? 'span' : element.tagName,
    properties: address ? { href: address } : {},
    children: matches('h1, h2, h3, h4', element) ? children : separate(children),
  };
};

/**
 * Writes a page as Markdown: the text of its `<main>`, and below a line links to other pages.
 * Throws if the page has no `<main>`.
 * @param related Lists of links, such as the pages of the language, and the page in other
 * languages.
 */
export const markdownPage = (
  { path, html }: { path: string; html: Root },
  related: readonly (readonly MarkdownLink[])[],
  site: LinkTargets,
): string => {
  const main = select('main', html);
  if (!main) throw new Error(`The page ${path} has no <main>.`);
  const body: Root = { type: 'root', children: [toPlainElement(main, path, site)] };
  const lists = related.map((links) =>
    links.map(({ text, path: to }) => `- [${text}](${site.siteUrl}${markdownPath(to)})`).join('\n'),
  );
  return `${[format.stringify(format.runSync(body)).trim(), '---', ...lists].join('\n\n')}\n`;
};
