/** Every header that the site sends. */
type HeaderName =
  | 'Cache-Control'
  | 'Content-Security-Policy'
  | 'Cross-Origin-Opener-Policy'
  | 'Cross-Origin-Resource-Policy'
  | 'Permissions-Policy'
  | 'Referrer-Policy'
  | 'Strict-Transport-Security'
  | 'X-Content-Type-Options'
  | 'X-Frame-Options'
  | 'X-Robots-Tag';

export type Headers = Partial<Record<HeaderName, string>>;

/**
 * Headers for every path that matches a pattern; of several matching rules, the last one that names
 * a header decides.
 */
export interface HeaderRule {
  /** An absolute path, in which one `*` matches any characters. */
  path: string;
  headers: Headers;
}

/** The start of a regular expression for a rule's path; `anything` is what its `*` matches. */
export const pathPattern = (path: string, anything = '.*'): string =>
  `^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', anything)}`;

/** The headers that are sent with an absolute path, decoded and without query. */
export const headersFor = (rules: readonly HeaderRule[], path: string): Headers =>
  Object.assign(
    {},
    ...rules
      .filter((rule) => new RegExp(`${pathPattern(rule.path)}$`).test(path))
      .map((rule) => rule.headers),
  );

/** Writes rules in the format of Netlify and Cloudflare Pages. */
export const formatHeaders = (rules: readonly HeaderRule[]): string => {
  // One block per pattern, because the hosts count blocks.
  const blocks = new Map<string, Headers>();
  for (const { path, headers } of rules) blocks.set(path, { ...blocks.get(path), ...headers });

  const written = new Set<string>();
  const lines = [...blocks].flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).flatMap(([name, value]) => {
      // Cloudflare Pages joins the values of all matching blocks, so `!` first removes the earlier
      // ones; Netlify ignores such lines.
      const removal = written.has(name) ? [`  ! ${name}`] : [];
      written.add(name);
      return [...removal, `  ${name}: ${value}`];
    }),
  ]);
  return `${lines.join('\n')}\n`;
};

const cloudflare = { rules: 100, line: 2000 };

/** Throws if a `_headers` file exceeds the limits of Cloudflare Pages; Netlify names none. */
export const checkCloudflareLimits = (text: string): void => {
  const lines = text.split('\n');
  const rules = lines.filter((line) => line.startsWith('/')).length;
  const longest = Math.max(...lines.map((line) => line.length));
  if (rules > cloudflare.rules || longest > cloudflare.line)
    throw new Error(
      `_headers has ${rules} rules and ${longest} letters in its longest line; Cloudflare Pages reads ${cloudflare.rules} rules and ${cloudflare.line} letters a line.`,
    );
};

/**
 * Reads what `formatHeaders` wrote. Lines with `!` are skipped, because `headersFor` lets later
 * rules replace earlier ones.
 */
export const parseHeaders = (text: string): HeaderRule[] => {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) rules.push({ path: line, headers: {} });
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    const last = rules.at(-1);
    // `formatHeaders` writes no other names.
    if (last && name && value) last.headers[name as HeaderName] = value;
  }
  return rules;
};
