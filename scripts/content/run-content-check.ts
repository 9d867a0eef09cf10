import { checkContent } from '../../src/gatsby/content/checks/check-content';
import { formatProblem } from '../../src/gatsby/content/messages/problem';
import { unusedFiles } from '../../src/gatsby/content/checks/check-files';
import { formatSummary, summarize } from './summary';

const check = async (root: string): Promise<void> => {
  const problems = await checkContent(root);
  // An invalid record may be the one that names a file.
  const unused = problems.length === 0 ? unusedFiles(root) : [];

  console.log(`${formatSummary(summarize(root))}\n`);
  for (const problem of problems) console.error(formatProblem(problem));
  if (unused.length > 0) console.log(`${unused.join('\n')}\n`);

  if (problems.length === 0) {
    console.log('The content is right.');
  } else {
    console.error(problems.length === 1 ? '\nOne error.' : `\n${problems.length} errors.`);
    process.exitCode = 1;
  }
};

void check(process.cwd());
