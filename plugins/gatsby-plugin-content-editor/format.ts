export { writtenContent, type WrittenFile } from './src/written-content';
