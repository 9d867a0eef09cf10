/**
 * Tells whether the site's scripts can start at the address that was asked for. It stands in the page's own HTML, so it must not use
 * anything from outside of itself.
 *
 * Gatsby takes a page at an address of another spelling (`/en//about`) for another page, and behind an unknown one in disguise it finds a
 * page (`/en%2fabout`, `/en%3fa=b`, `//en`), which it would put into the place of the 404 page, or cannot start at all (`/%25`). So the
 * 404 page only starts at plain addresses. An anchor that means nothing is taken away, because Gatsby's router would throw the
 * whole page away for it.
 */
export const canStart = (): boolean => {
  const { pagePath } = window;
  const { pathname, search, hash } = location;
  const isAtHome =
    pagePath === '/404.html'
      ? /^(\/[\w.~-]+)+\/?$/.test(pathname)
      : pathname.replace(/(.)\/$/, '$1') === pagePath;
  if (!isAtHome) return false;
  try {
    decodeURIComponent(hash);
  } catch {
    history.replaceState(null, '', pathname + search);
  }
  return true;
};
