import { writeFileSync } from 'node:fs';
import { writtenContent } from '../../plugins/gatsby-plugin-content-editor/format';
import { editorOptions } from '../../src/gatsby/content/editor-options';

// The editor saves fields in the order of the schema, formatted by Prettier; hand-written files may differ.
const format = async (): Promise<void> => {
  for (const { file, text, written } of await writtenContent(process.cwd(), editorOptions({}))) {
    if (text === written) continue;
    writeFileSync(file, written);
    console.log(`${file} is written as the editor would.`);
  }
};

void format();
