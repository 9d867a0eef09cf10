import type { HeaderName, HeaderRule } from './header-rule';

/** What Cloudflare Pages reads of a `_headers` file; Netlify names no limits. */
const limits = { rules: 100, line: 2000 };

/** One block a pattern, because the hosts count blocks. */
const blocksOf = (rules: readonly HeaderRule[]): HeaderRule[] =>
  [...new Set(rules.map(({ path }) => path))].map((path) => ({
    path,
    headers: Object.assign(
      {},
      ...rules.filter((rule) => rule.path === path).map(({ headers }) => headers),
    ),
  }));

/**
 * Netlify lets the last fitting block decide, but Cloudflare Pages puts the values of all of them together. A line with `!` takes away
 * there what came before; Netlify overlooks it, because it has no colon.
 */
const linesOf = ({ headers }: HeaderRule, before: readonly HeaderRule[]): string[] =>
  Object.entries(headers).flatMap(([name, value]) => {
    const isSet = before.some((rule) => name in rule.headers);
    return [...(isSet ? [`  ! ${name}`] : []), `  ${name}: ${value}`];
  });

/**
 * Writes rules as Netlify and Cloudflare Pages read them.
 *
 * @param rules In their order: the last one that fits an address and names a header decides.
 * @throws When the file would be more than a host reads.
 */
export const headersFile = (rules: readonly HeaderRule[]): string => {
  const blocks = blocksOf(rules);
  const lines = blocks.flatMap((block, index) => [
    block.path,
    ...linesOf(block, blocks.slice(0, index)),
  ]);
  const longest = Math.max(...lines.map((line) => line.length));
  if (blocks.length > limits.rules || longest > limits.line) {
    throw new Error(
      `_headers has ${blocks.length} rules and ${longest} letters in its longest line; Cloudflare Pages reads ${limits.rules} rules and ${limits.line} letters a line.`,
    );
  }
  return `${lines.join('\n')}\n`;
};

/**
 * Reads such a file.
 *
 * @param text What `headersFile` has written.
 * @returns The rules; what a `!` takes away is replaced by the line after it, as `headersFor` does anyway.
 */
export const parseHeadersFile = (text: string): HeaderRule[] => {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) rules.push({ path: line, headers: {} });
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    const last = rules.at(-1);
    // The file was written from rules, so there are no other names in it.
    if (last && name && value) last.headers[name as HeaderName] = value;
  }
  return rules;
};
