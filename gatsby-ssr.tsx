export { onRenderBody } from './src/gatsby/on-render-body';
