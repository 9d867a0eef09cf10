import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { contentTypes, type ContentType } from '../plugins/gatsby-source-content/content-types';
import { toJsonSchema } from '../plugins/gatsby-source-content/json-schemas';
import { withFieldTables } from './field-tables';

const guide = 'content/README.md';

const toText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Named after the folder or the file of the entries, such as `plans` or `site`. */
const schemaPath = ({ path }: ContentType): string =>
  `.vscode/schemas/${path.replace(/[/.].*/, '')}.schema.json`;

/** Which schema VS Code uses for which content files. */
const vsCodeSettings = () => ({
  'json.schemas': contentTypes.map((type) => ({
    fileMatch: [`/content/${type.path.replace('<name>', '*')}`],
    url: `./${schemaPath(type)}`,
  })),
});

/** The texts of the JSON Schemas, which are made where they are needed and not committed. */
const schemas = (): Record<string, string> =>
  Object.fromEntries(
    contentTypes.map((type) => [schemaPath(type), toText(toJsonSchema(type.schema))]),
  );

/**
 * The texts of the committed files that derive from the content schemas, by path from the project's
 * folder.
 */
export const derivedFiles = (): Record<string, string> => ({
  '.vscode/settings.json': toText(vsCodeSettings()),
  [guide]: withFieldTables(readFileSync(guide, 'utf8')),
});

if (process.argv[1]?.endsWith('schemas.ts')) {
  for (const [path, text] of Object.entries({ ...schemas(), ...derivedFiles() })) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
