/** Every header that the site sends by itself; a misspelt name does not compile. */
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

/** Headers for every address that fits a pattern; where several rules fit, the last one that names a header decides. */
export interface HeaderRule {
  /** An absolute path, in which one `*` stands for any letters. */
  path: string;
  headers: Headers;
}

/**
 * @param path A rule's pattern.
 * @returns The pattern as an expression that fits whole paths.
 */
export const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '.*')}$`);

/**
 * Says what is sent with an address.
 *
 * @param rules In their order.
 * @param path An absolute path without query, decoded.
 */
export const headersFor = (rules: readonly HeaderRule[], path: string): Headers =>
  Object.assign(
    {},
    ...rules.filter((rule) => patternOf(rule.path).test(path)).map((rule) => rule.headers),
  );
