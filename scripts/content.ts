import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../plugins/gatsby-source-content/check-content';
import { formatError } from '../plugins/gatsby-source-content/errors';
import { contentFolder, contentPaths } from '../plugins/gatsby-source-content/read-content';

/** Writes every JSON file with an indent of two spaces, as the editor does. Throws if one is not JSON. */
const formatContent = (root: string): void => {
  for (const path of contentPaths(root).filter((name) => name.endsWith('.json'))) {
    const file = join(root, contentFolder, path);
    const text = readFileSync(file, 'utf8');
    const formatted = `${JSON.stringify(JSON.parse(text), null, 2)}\n`;
    if (formatted === text) continue;
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
