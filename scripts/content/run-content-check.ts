import { checkContent } from '../../src/gatsby/content/checks/check-content';
import { findWarnings } from '../../src/gatsby/content/checks/warnings/find-warnings';
import { formatProblem, type Problem } from '../../src/gatsby/content/messages/problem';
import { formatContent, unformattedFiles } from './format-content';
import { formatSummary, summarize } from './summary';

const counted = (number: number, what: string): string =>
  number === 1 ? `One ${what}` : `${number} ${what}s`;

/** What CI reports too, although no build stops for it. */
const badlyFormatted = async (root: string): Promise<Problem[]> =>
  (await unformattedFiles(root)).map(({ file }) => ({
    file,
    field: '',
    message: 'is not formatted as the editor formats it; npm run content -- --fix does that.',
  }));

/** Prints errors, and warnings if the content is valid; with `--fix`, valid content is formatted first. */
const check = async (root: string, fix: boolean): Promise<void> => {
  const errors = await checkContent(root);
  const isValid = errors.length === 0;
  if (isValid && fix)
    for (const file of await formatContent(root)) console.log(`${file}  is formatted.`);
  else if (isValid) errors.push(...(await badlyFormatted(root)));
  // Warnings about invalid content would be about the wrong thing.
  const warnings = isValid ? findWarnings(root) : [];

  console.log(`${formatSummary(summarize(root))}\n`);
  for (const error of errors) console.error(formatProblem(error));
  for (const warning of warnings) console.log(formatProblem(warning));
  if (warnings.length > 0)
    console.log(`\n${counted(warnings.length, 'warning')}: look again, or leave what is meant so.`);

  if (errors.length === 0) {
    console.log('The content is right.');
  } else {
    console.error(`\n${counted(errors.length, 'error')}.`);
    if (fix) console.error('No file was formatted: correct the errors first.');
    process.exitCode = 1;
  }
};

void check(process.cwd(), process.argv.includes('--fix'));
