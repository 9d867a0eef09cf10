import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../plugins/gatsby-source-content/check-content';
import { formatError, sortErrors } from '../plugins/gatsby-source-content/errors';
import { isLanguage } from '../plugins/gatsby-source-content/languages';
import { contentFolder, readContent } from '../plugins/gatsby-source-content/read-content';
import { findStraightMarks, setTypography, setTypographyIn } from './typography';

/** Writes typographic marks, and every JSON file with an indent of two spaces, as the editor does. Throws if one is not JSON. */
const formatContent = (root: string): void => {
  for (const { path, text, value } of readContent(root).files) {
    const language = path.split(/[/.]/).find(isLanguage);
    const formatted = path.endsWith('.md')
      ? setTypography(text, language)
      : `${JSON.stringify(setTypographyIn(value, language), null, 2)}\n`;
    if (formatted === text) continue;
    writeFileSync(join(root, contentFolder, path), formatted);
    console.log(`content/${path}  is formatted.`);
  }
};

const run = async (root: string, fix: boolean): Promise<void> => {
  const { errors, warnings } = await checkContent(root);
  const straight = fix ? [] : findStraightMarks(readContent(root).files);
  for (const warning of sortErrors([...warnings, ...straight]))
    console.log(`warning  ${formatError(warning)}`);
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
