import type { PageGraph } from './graph';

const script = /<script type="application\/ld\+json">.*?<\/script>/gs;

/** Puts a graph at the end of a page's head, in place of one of an earlier build. A text of the graph cannot end the script. */
export const withJsonLd = (html: string, graph: PageGraph): string => {
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return html
    .replaceAll(script, '')
    .replace('</head>', () => `<script type="application/ld+json">${json}</script></head>`);
};
