import { contentTypes, type ContentType } from '../../plugins/gatsby-source-content/content-types';
import { schemaName, schemaPath } from './json-schemas';

const patternOf = ({ path }: ContentType): string => `content/${path.replace('<name>', '*')}`;

/** VS Code's settings: which schema checks and completes which content files. */
const vsCodeSettings = (): string => {
  const schemas = contentTypes.map((type) => ({
    fileMatch: [`/${patternOf(type)}`],
    url: `./${schemaPath(type)}`,
  }));
  return `${JSON.stringify({ 'json.schemas': schemas }, null, 2)}\n`;
};

const jetBrainsEntry = (type: ContentType): string => {
  const item = type.path.includes('<name>')
    ? `
                    <option name="pattern" value="true" />
                    <option name="path" value="${patternOf(type)}" />
                    <option name="mappingKind" value="Pattern" />`
    : `
                    <option name="path" value="${patternOf(type)}" />`;
  return `
        <entry key="${schemaName(type)}">
          <value>
            <SchemaInfo>
              <option name="name" value="${schemaName(type)}" />
              <option name="relativePathToSchema" value="${schemaPath(type)}" />
              <option name="patterns">
                <list>
                  <Item>${item}
                  </Item>
                </list>
              </option>
            </SchemaInfo>
          </value>
        </entry>`;
};

/** The same for JetBrains editors, in the format that they write. */
const jetBrainsSettings = (): string => `<?xml version="1.0" encoding="UTF-8"?>
<project version="4">
  <component name="JsonSchemaMappingsProjectConfiguration">
    <state>
      <map>${contentTypes.map(jetBrainsEntry).join('')}
      </map>
    </state>
  </component>
</project>
`;

/** The files with which editors find the schemas, by path from the project's folder. */
export const editorSettings = (): Record<string, string> => ({
  '.vscode/settings.json': vsCodeSettings(),
  '.idea/jsonSchemas.xml': jetBrainsSettings(),
});
