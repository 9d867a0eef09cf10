import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isCompleteImage, linksOf } from './checks/linked-files';
import { pictureEndings } from './fields/pictures';
import { contentFolder, filesBelow, isText, readContent } from './read-content';
import { validFolder } from './valid-folder';

const isPicture = new RegExp(`\\.(?:${pictureEndings.join('|')})$`, 'i');

/**
 * Brings the folder that Gatsby reads up to date with `content/`. A text is copied if it is valid
 * and what it names is there, and removed with its original. A picture is copied once it is
 * complete, and kept, because a page that is open in the browser may still ask for it.
 */
export const copyValidFiles = async (root: string): Promise<void> => {
  const source = join(root, contentFolder);
  const target = join(root, validFolder);
  mkdirSync(target, { recursive: true });

  /** Replaces the whole file at once, so that nobody reads a part of it. */
  const copy = (path: string, bytes: Buffer): void => {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(`${target}.part`, bytes);
    renameSync(`${target}.part`, join(target, path));
  };
  const isCopied = (path: string, bytes: Buffer): boolean =>
    existsSync(join(target, path)) && readFileSync(join(target, path)).equals(bytes);

  const paths = filesBelow(source);
  for (const path of paths.filter((one) => !isText(one))) {
    const bytes = readFileSync(join(source, path));
    if (!isCopied(path, bytes) && (!isPicture.test(path) || (await isCompleteImage(bytes))))
      copy(path, bytes);
  }

  const { files, errors } = readContent(root);
  const invalid = new Set(errors.map(({ file }) => file));
  for (const file of files) {
    const bytes = Buffer.from(file.text);
    const hasLinks = linksOf(file).every(({ name }) =>
      existsSync(join(target, dirname(file.path), name)),
    );
    if (hasLinks && !invalid.has(`${contentFolder}/${file.path}`) && !isCopied(file.path, bytes))
      copy(file.path, bytes);
  }
  for (const path of filesBelow(target).filter(isText))
    if (!paths.includes(path)) rmSync(join(target, path));
};
