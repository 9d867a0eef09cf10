import type { ContentOptions } from '../../plugins/gatsby-source-content';

/**
 * What the content checks need to know of this site, for `gatsby-config.ts` and `npm run content`.
 */
export const contentOptions: ContentOptions = {
  templates: 'src/templates/pages',
  code: 'src',
  fixedTexts: 'scripts/fixed-texts.json',
  pricing: 'pricing',
};
