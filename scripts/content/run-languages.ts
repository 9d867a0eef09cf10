import { languageName } from '../../src/gatsby/content/language-names';
import { isLanguage, languages } from '../../src/i18n/languages';
import { missingTexts } from './missing-texts';

/** Prints what each of the languages lacks, or one that is to be added: `npm run languages -- de`. */
const list = (chosen: readonly string[]): void => {
  for (const code of chosen.length > 0 ? chosen : languages) {
    const missing = missingTexts(process.cwd(), code);
    for (const { file, count, what } of missing) console.log(`${file}  ${count} missing: ${what}`);
    const total = missing.reduce((sum, { count }) => sum + count, 0);
    if (!isLanguage(code))
      console.log(
        `\n${code} is not a language of the site yet: add it to src/i18n/languages.ts, and to "languages" in content/site.json.`,
      );
    console.log(
      total === 0
        ? `${languageName(code)} is complete.`
        : `${languageName(code)} lacks ${total} texts in ${missing.length} files.`,
    );
  }
};

try {
  list(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error('Name a language by its code, such as "de": npm run languages -- de');
  process.exitCode = 1;
}
