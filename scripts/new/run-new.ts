import { createFiles } from './create-files';

/** Writes the files of something new, and prints the steps that remain: `npm run new -- page clients`. */
const run = async (): Promise<void> => {
  try {
    const { paths, steps } = await createFiles(process.cwd(), process.argv.slice(2));
    console.log(`${paths.map((path) => `${path}  is written.`).join('\n')}\n\n${steps}`);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
};

void run();
