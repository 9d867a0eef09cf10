/** A path of the letters of the site's own addresses: nothing leads off the site, and no line break gets into a header. */
export const plainPath = '(?:/[A-Za-z0-9_.~-]+)+';

/**
 * What no address of the site has in its path, as it was asked for: slashes, backslashes, dots and zeros in disguise, empty segments and
 * those of dots, and names longer than a disk takes. Regular expressions of Go (RE2) and of nginx (PCRE) read it alike.
 */
export const oddPath = '(?i)^[^?]*(%2f|%5c|%2e|%00|//|/[.]{1,2}(/|[?]|$)|[^/?]{250})';
