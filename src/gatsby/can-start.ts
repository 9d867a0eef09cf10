/**
 * Tells whether the site's scripts can start at the address that was asked for. It stands in the page's own HTML, so it must not use
 * anything from outside of itself.
 *
 * Gatsby takes a page at an address of another spelling for another page (`/en//about`), finds a page for an unknown address with a slash
 * in disguise (`/en%2fabout`), and cannot start at one that means nothing.
 * An anchor that means nothing is taken away, because Gatsby's router would throw the whole page away for it.
 */
export const canStart = (): boolean => {
  const { pagePath } = window;
  const { pathname, search, hash } = location;
  const canBeRead = (text: string) => {
    try {
      return decodeURIComponent(text) !== undefined;
    } catch {
      return false;
    }
  };

  if (!canBeRead(hash)) history.replaceState(null, '', pathname + search);
  return pagePath === '/404.html'
    ? canBeRead(pathname) && !/%2f/i.test(pathname)
    : pathname.replace(/(.)\/$/, '$1') === pagePath;
};
