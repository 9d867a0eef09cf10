export { onRenderBody } from './src/components/seo/on-render-body';
