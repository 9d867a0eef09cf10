export { exampleRepository, repositoryName } from './src/backend';
export { editorHeaders } from './src/page';
