import type { GatsbyBrowser } from 'gatsby';

/** The condition around the import keeps the overlay out of what visitors get. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  if (process.env.NODE_ENV === 'development')
    void import('./overlay').then(({ watchContent }) => watchContent());
};
