/** What tests of the views use of the build: the content rules, and how an entry becomes a page's data. */
export { enumValue } from '../../plugins/gatsby-source-content/enum-value';
export { localize } from '../../plugins/gatsby-source-content/localize';
export { iconNames } from '../../plugins/gatsby-source-content/fields/common';
export { projectCategories } from '../../plugins/gatsby-source-content/content-types/project';
export { serviceAnchors } from '../../plugins/gatsby-source-content/content-types/service';
export { socialNetworks } from '../../plugins/gatsby-source-content/content-types/site';
export { formatPrice } from '../../plugins/gatsby-source-content/content-types/format-price';
