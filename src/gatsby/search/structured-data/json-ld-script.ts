import type { PageGraph } from './graph';

const script = /<script type="application\/ld\+json">.*?<\/script>/gs;

/**
 * Puts the graph of a page into its HTML, in the place of the one that an earlier build put there.
 *
 * @param html A whole page.
 * @param graph What search engines are told about it.
 * @returns The page with one script at the end of its head. A text of the graph cannot end the script.
 */
export const withJsonLd = (html: string, graph: PageGraph): string => {
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return html
    .replaceAll(script, '')
    .replace('</head>', () => `<script type="application/ld+json">${json}</script></head>`);
};
