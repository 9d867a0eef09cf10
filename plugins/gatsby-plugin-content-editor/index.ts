export { exampleRepository, repositoryName } from './src/backend';
export { adminPath, editorHeaders } from './src/page';
