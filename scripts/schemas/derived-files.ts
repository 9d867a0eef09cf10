import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder, guide } from '../../plugins/gatsby-source-content/read-content';
import { editorSettings } from './editor-settings';
import { withFieldTables } from './field-tables';
import { iconSprite } from './icon-sprite';
import { jsonSchemas } from './json-schemas';

const guidePath = join(contentFolder, guide);

/** Every file that is written from the content schemas: its text by path, from the project's folder. */
export const derivedFiles = (): Record<string, string> => ({
  ...jsonSchemas(),
  ...editorSettings(),
  ...iconSprite(),
  [guidePath]: withFieldTables(readFileSync(guidePath, 'utf8')),
});
