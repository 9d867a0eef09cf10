import { contentKinds, schemaPath, type ContentKind } from './json-schemas';

const patternOf = ({ file }: ContentKind): string => `content/${file.replace('<name>', '*')}`;

/** VS Code's settings: which schema checks and completes which content files. */
const vsCodeSettings = (): string => {
  const schemas = contentKinds.map((kind) => ({
    fileMatch: [`/${patternOf(kind)}`],
    url: `./${schemaPath(kind.name)}`,
  }));
  return `${JSON.stringify({ 'json.schemas': schemas }, null, 2)}\n`;
};

const jetBrainsEntry = (kind: ContentKind): string => {
  const item = kind.file.includes('<name>')
    ? `
                    <option name="pattern" value="true" />
                    <option name="path" value="${patternOf(kind)}" />
                    <option name="mappingKind" value="Pattern" />`
    : `
                    <option name="path" value="${patternOf(kind)}" />`;
  return `
        <entry key="${kind.name}">
          <value>
            <SchemaInfo>
              <option name="name" value="${kind.name}" />
              <option name="relativePathToSchema" value="${schemaPath(kind.name)}" />
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
      <map>${contentKinds.map(jetBrainsEntry).join('')}
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
