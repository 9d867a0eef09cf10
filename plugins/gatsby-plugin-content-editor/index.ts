export { editorHeaders } from './src/page';
