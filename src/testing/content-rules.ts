/** What tests of the views take from the build: the rules for content, and how a record becomes the data of a page. */
export { enumValue } from '../gatsby/content/enum-value';
export { localize } from '../gatsby/content/localize';
export { iconNames } from '../gatsby/content/schemas/common';
export { projectCategories } from '../gatsby/content/schemas/project';
export { serviceGroups } from '../gatsby/content/schemas/service';
