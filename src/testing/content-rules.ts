/** What tests of the views use of the build: the content rules, and how a record becomes a page's data. */
export { enumValue } from '../gatsby/content/enum-value';
export { localize } from '../gatsby/content/localize';
export { iconNames } from '../gatsby/content/schemas/common';
export { projectCategories } from '../gatsby/content/schemas/project';
export { serviceAnchors } from '../gatsby/content/schemas/service';
export { socialNetworks } from '../gatsby/content/schemas/site';
