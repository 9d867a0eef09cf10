export {
  defaultLanguage,
  isLanguage,
  languages,
  locales,
  notFoundLanguage,
  type Language,
} from './languages';
export {
  headingWords,
  parseHeading,
  parseHeadingPhrases,
  plainText,
  type HeadingRun,
  type HeadingWidth,
} from './heading-marks';
export type { ContentOptions } from './options';
export { casesPage, composePath, homePage } from './paths';
