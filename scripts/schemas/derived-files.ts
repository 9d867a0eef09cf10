import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder, guide } from '../../src/gatsby/content/loading/read-file';
import { editorSettings } from './editor-settings';
import { withFieldTables } from './field-tables';
import { jsonSchemas } from './json-schemas';

const guidePath = join(contentFolder, guide);

/**
 * Everything in the repository that is written from the schemas of the content.
 *
 * @returns The text of each file, by its path below the project's root, which is the working directory.
 */
export const derivedFiles = (): Record<string, string> => ({
  ...jsonSchemas(),
  ...editorSettings(),
  [guidePath]: withFieldTables(readFileSync(guidePath, 'utf8')),
});
