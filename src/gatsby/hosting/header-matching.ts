/** Every header that the site itself sends; a misspelt name does not compile. */
export type HeaderName =
  | 'Cache-Control'
  | 'Content-Security-Policy'
  | 'Cross-Origin-Opener-Policy'
  | 'Cross-Origin-Resource-Policy'
  | 'Permissions-Policy'
  | 'Referrer-Policy'
  | 'Strict-Transport-Security'
  | 'X-Content-Type-Options'
  | 'X-Frame-Options';

export type Headers = Partial<Record<HeaderName, string>>;

/** Headers for every path that matches a pattern; of several matching rules, the last one that names a header decides. */
export interface HeaderRule {
  /** An absolute path, in which one `*` matches any characters. */
  path: string;
  headers: Headers;
}

export const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '.*')}$`);

/** The headers that are sent with an absolute path, decoded and without query. */
export const headersFor = (rules: readonly HeaderRule[], path: string): Headers =>
  Object.assign(
    {},
    ...rules.filter((rule) => patternOf(rule.path).test(path)).map((rule) => rule.headers),
  );
