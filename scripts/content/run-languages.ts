import { loadContent } from '../../src/gatsby/content/loading/load-content';
import { formatProblem } from '../../src/gatsby/content/messages/problem';
import { languages } from '../../src/i18n/languages';
import { languageReport } from './language-report';

/** Prints what each of the languages lacks, or one that is to be added: `npm run languages -- de`. */
const list = (chosen: readonly string[]): void => {
  const { problems } = loadContent(process.cwd());
  for (const problem of problems) console.error(formatProblem(problem));
  // What cannot be read cannot be counted.
  if (problems.length > 0) process.exitCode = 1;
  else
    for (const code of chosen.length > 0 ? chosen : languages)
      for (const line of languageReport(process.cwd(), code)) console.log(line);
};

try {
  list(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error('Name a language by its code, such as "de": npm run languages -- de');
  process.exitCode = 1;
}
