import type { GatsbyBrowser } from 'gatsby';

/** The condition keeps the overlay out of the production bundle. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  if (process.env.NODE_ENV === 'development')
    void import('./overlay').then(({ watchContent }) => watchContent());
};
