import { languages } from '../../src/i18n/languages';
import { languageReport } from './language-report';

/** Prints what each of the languages lacks, or one that is to be added: `npm run languages -- de`. */
const list = (chosen: readonly string[]): void => {
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
