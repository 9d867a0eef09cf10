/**
 * Value of `aria-current` for a link of the navigation.
 *
 * @param key Page that the link leads to.
 * @param page Page on the screen.
 * @param menuKey Page of the navigation that the page on the screen belongs to; another one than itself for a case.
 */
export const currentPage = (
  key: string,
  page: string,
  menuKey: string,
): 'page' | 'true' | undefined => {
  if (key === page) return 'page';
  return key === menuKey ? 'true' : undefined;
};
