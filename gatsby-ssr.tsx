export { onPreRenderHTML, onRenderBody } from './src/components/seo/on-render-body';
