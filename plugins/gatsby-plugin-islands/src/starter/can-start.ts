declare global {
  interface Window {
    pagePath?: string;
  }
}

/**
 * Returns false if the page must stay HTML: for spellings such as `/en//about`, `/en%2fabout` or `//en` Gatsby would show another page, and
 * at `/%25` it throws. An invalid anchor is removed, because Gatsby's router throws on it.
 */
export const canStart = (): boolean => {
  const { pagePath } = window;
  const { pathname, search, hash } = location;
  const isExpectedPath =
    pagePath === '/404.html'
      ? /^(\/[\w.~-]+)+\/?$/.test(pathname)
      : pathname.replace(/(.)\/$/, '$1') === pagePath;
  if (!isExpectedPath) return false;
  try {
    decodeURIComponent(hash);
  } catch {
    history.replaceState(null, '', pathname + search);
  }
  return true;
};
