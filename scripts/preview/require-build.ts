import { existsSync } from 'node:fs';

/** Ends the program with a sentence, without a stack. */
export const fail = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

/** Ends the program unless there is a finished build, which has this file. */
export const requireBuild = (file = 'public/404.html'): void => {
  if (!existsSync(file)) {
    fail('There is no finished build in public/: run "npm run build" first.');
  }
};
