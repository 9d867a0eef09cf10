/** A path in the characters of the site's addresses: it cannot lead off the site or break a header's line. */
export const safePath = '(?:/[A-Za-z0-9_.~-]+)+';

/**
 * What no path of the site contains: encoded slashes, backslashes, dots and zeros, empty and dot segments, and names too long for a disk.
 * Valid for Go (RE2) and nginx (PCRE).
 */
export const suspiciousPath = '(?i)^[^?]*(%2f|%5c|%2e|%00|//|/[.]{1,2}(/|[?]|$)|[^/?]{250})';
