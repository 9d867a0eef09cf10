export { replaceRenderer } from './src/gatsby/replace-renderer';
