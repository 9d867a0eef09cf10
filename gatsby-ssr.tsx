export { onRenderBody } from './src/gatsby/on-render-body';
export { replaceRenderer } from './src/gatsby/replace-renderer';
