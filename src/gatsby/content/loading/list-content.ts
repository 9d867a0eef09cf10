import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { problemAt, type Problem } from '../messages/problem';
import { contentFolder } from './read-file';

/** Where a link leads in the end; undefined for a link that leads to itself. One that leads nowhere is its own end. */
const endOf = (link: string): string | undefined => {
  try {
    return realpathSync(link);
  } catch (error) {
    return Object(error).code === 'ELOOP' ? undefined : link;
  }
};

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Lists files and folders below `content/`, also those that a link leads to, by their paths with forward slashes. `problems` are a missing
 * folder, and links that lead back: who follows these does not come to an end.
 */
export const listContent = (root: string): { paths: string[]; problems: Problem[] } => {
  const content = join(root, contentFolder);
  const paths: string[] = [];
  const problems: Problem[] = [];
  // `ends` are where the folder and those above it are in the end, the folder first.
  const list = (folder: string, ends: readonly string[]): void => {
    const [own = content] = ends;
    for (const entry of readdirSync(own, { withFileTypes: true })) {
      const path = posix.join(folder, entry.name);
      const plain = join(own, entry.name);
      const end = entry.isSymbolicLink() ? endOf(plain) : plain;
      if (end === undefined || ends.some((one) => !relative(end, one).startsWith('..'))) {
        problems.push(
          problemAt(
            path,
            'this link leads back to itself or to a folder that it is in; remove it.',
          ),
        );
      } else {
        paths.push(path);
        if (isFolder(end)) list(path, [end, ...ends]);
      }
    }
  };
  if (isFolder(content)) list('', [realpathSync(content)]);
  else
    problems.push({
      file: contentFolder,
      field: '',
      message: `there is no such folder in ${root}; run the command in the folder of the project. If it is missing there too, "git restore ${contentFolder}" brings it back.`,
    });
  return { paths, problems };
};
