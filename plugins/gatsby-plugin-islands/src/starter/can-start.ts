declare global {
  interface Window {
    /** Path of the page that the server has sent. */
    pagePath?: string;
  }
}

/**
 * Tells whether Gatsby can start at the requested address.
 *
 * Gatsby takes a page at an address of another spelling (`/en//about`) for another page, and behind an unknown one in disguise it finds a
 * page (`/en%2fabout`, `/en%3fa=b`, `//en`), which it would put into the place of the 404 page, or cannot start at all (`/%25`). So the
 * 404 page only starts at plain addresses. An invalid anchor is removed, because Gatsby's router would throw the whole page away for it.
 *
 * @returns false when the page has to stay as the server has sent it.
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
