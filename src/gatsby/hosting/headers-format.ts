import type { HeaderName, HeaderRule } from './header-matching';

/** Limits of Cloudflare Pages for a `_headers` file; Netlify names none. */
const limits = { rules: 100, line: 2000 };

/** One block per pattern, because the hosts count blocks. */
const blocksOf = (rules: readonly HeaderRule[]): HeaderRule[] =>
  [...new Set(rules.map(({ path }) => path))].map((path) => ({
    path,
    headers: Object.assign(
      {},
      ...rules.filter((rule) => rule.path === path).map(({ headers }) => headers),
    ),
  }));

/** Cloudflare Pages joins the values of all matching blocks, so `!` first removes the earlier ones; Netlify ignores such lines. */
const linesOf = ({ headers }: HeaderRule, before: readonly HeaderRule[]): string[] =>
  Object.entries(headers).flatMap(([name, value]) => {
    const isSet = before.some((rule) => name in rule.headers);
    return [...(isSet ? [`  ! ${name}`] : []), `  ${name}: ${value}`];
  });

/** Writes rules in the format of Netlify and Cloudflare Pages. Throws if the file exceeds the limits of a host. */
export const formatHeaders = (rules: readonly HeaderRule[]): string => {
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

/** Reads what `formatHeaders` wrote. Lines with `!` are skipped, because `headersFor` lets later rules replace earlier ones. */
export const parseHeaders = (text: string): HeaderRule[] => {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) rules.push({ path: line, headers: {} });
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    const last = rules.at(-1);
    // The file was written from rules, so it has no other names.
    if (last && name && value) last.headers[name as HeaderName] = value;
  }
  return rules;
};
