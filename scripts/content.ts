import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../plugins/gatsby-source-content/check-content';
import { formatError } from '../plugins/gatsby-source-content/errors';
import { findStraightMarks } from '../plugins/gatsby-source-content/checks/typography';
import { valueAt } from '../plugins/gatsby-source-content/fields/walk';
import { contentFolder, readContent } from '../plugins/gatsby-source-content/read-content';

/** Sets typographic marks, and writes every JSON file with an indent of two spaces, as the editor does. Throws if one is not JSON. */
const formatContent = (root: string): void => {
  const { files } = readContent(root);
  for (const { file, field, better } of findStraightMarks(files, root)) {
    if (field.length === 0) file.text = better;
    else
      Object.assign(Object(valueAt(file.value, field.slice(0, -1))), {
        [field.at(-1) ?? '']: better,
      });
  }
  for (const { path, text, value } of files) {
    const formatted = path.endsWith('.md') ? text : `${JSON.stringify(value, null, 2)}\n`;
    const file = join(root, contentFolder, path);
    if (formatted === readFileSync(file, 'utf8')) continue;
    writeFileSync(file, formatted);
    console.log(`content/${path}  is formatted.`);
  }
};

const run = async (root: string, fix: boolean): Promise<void> => {
  const { errors, warnings } = await checkContent(root);
  for (const warning of warnings) console.log(`warning  ${formatError(warning)}`);
  for (const error of errors) console.error(`error  ${formatError(error)}`);
  if (errors.length > 0) {
    console.error(`\nErrors: ${errors.length}.${fix ? ' No file was formatted.' : ''}`);
    process.exitCode = 1;
    return;
  }
  if (fix) formatContent(root);
  console.log('The content is right.');
};

void run(process.cwd(), process.argv.includes('--fix'));
