import { checkContent } from '../src/gatsby/content/check-content';
import { formatProblem } from '../src/gatsby/content/problem';
import { formatSummary, summarize } from './content/summary';

const root = process.cwd();
const problems = checkContent(root);

console.log(formatSummary(summarize(root)));
console.log();
for (const problem of problems) console.error(formatProblem(problem));

if (problems.length === 0) {
  console.log('The content is right.');
} else {
  console.error(problems.length === 1 ? '\nOne mistake.' : `\n${problems.length} mistakes.`);
  process.exitCode = 1;
}
