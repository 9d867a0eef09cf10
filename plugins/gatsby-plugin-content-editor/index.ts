export { exampleRepository, readBackend, type Backend } from './src/backend';
export type { EditorField } from './src/editor-types';
export type { EditorOptions } from './src/options';
export { editorPolicy } from './src/page';
export { adminPath, policyPaths } from './src/paths';
export type { Rule } from './src/rule';
export { editorFiles } from './src/config';
