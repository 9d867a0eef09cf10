import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentOptions } from '../src/build/content-options';
import { checkContent } from '../plugins/gatsby-source-content/check-content';
import { formatError } from '../plugins/gatsby-source-content/errors';
import { findCorrections } from '../plugins/gatsby-source-content/checks/typography';
import { valueAt } from '../plugins/gatsby-source-content/fields/walk';
import { contentFolder, readContent } from '../plugins/gatsby-source-content/read-content';

/**
 * Corrects texts, and writes JSON with an indent of two spaces, as the editor does. A file that
 * cannot be read as it should stays as it is.
 */
const fixContent = (root: string): void => {
  const { files, errors } = readContent(root);
  const broken = errors.map(({ file }) => file);
  for (const { file, field, better } of findCorrections(files, root, contentOptions)) {
    if (field.length === 0) file.text = better;
    else
      Object.assign(Object(valueAt(file.value, field.slice(0, -1))), {
        [field.at(-1) ?? '']: better,
      });
  }
  for (const { path, text, value } of files) {
    const formatted = path.endsWith('.md') ? text : `${JSON.stringify(value, null, 2)}\n`;
    const file = join(root, contentFolder, path);
    if (broken.includes(`${contentFolder}/${path}`) || formatted === readFileSync(file, 'utf8'))
      continue;
    writeFileSync(file, formatted);
    console.log(`content/${path}  is corrected.`);
  }
};

const run = async (root: string): Promise<void> => {
  const { errors, warnings } = await checkContent(root, contentOptions);
  for (const warning of warnings) console.log(`warning  ${formatError(warning)}`);
  for (const error of errors) console.error(`error  ${formatError(error)}`);
  if (errors.length === 0) console.log('The content is right.');
  else {
    console.error(`\nErrors: ${errors.length}.`);
    process.exitCode = 1;
  }
};

const root = process.cwd();
if (process.argv.includes('--fix')) fixContent(root);
void run(root);
