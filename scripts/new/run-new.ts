import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { createFiles } from './create-files';

/** A long name breaks lines elsewhere than in the templates. */
const formatFile = async (path: string): Promise<void> =>
  writeFileSync(
    path,
    await format(readFileSync(path, 'utf8'), { ...(await resolveConfig(path)), filepath: path }),
  );

/** Writes the files of something new, and prints the steps that remain: `npm run new -- page clients`. */
const run = async (): Promise<void> => {
  try {
    const { paths, steps } = createFiles(process.cwd(), process.argv.slice(2));
    await Promise.all(paths.map(formatFile));
    console.log(`${paths.map((path) => `${path}  is written.`).join('\n')}\n\n${steps}`);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
};

void run();
