import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of the site's content that a test may break. */
export interface BrokenContent {
  /** Folder in which the copy stands, as the project's root does for the content itself. */
  root: string;
  /** @returns The whole path of a file below `content/`. */
  path: (file: string) => string;
  read: (file: string) => string;
  write: (file: string, text: string | Uint8Array) => void;
  /** Changes a file. @throws When it does not hold what is to be changed, because then the test breaks nothing. */
  replace: (file: string, from: string | RegExp, to: string) => void;
  /** @returns The line on which a text first stands, counted from 1. */
  lineOf: (file: string, text: string) => number;
  /** Removes one file. */
  drop: (file: string) => void;
  /** Undoes what `write`, `replace` and `drop` did, which is quicker than another copy. */
  restore: () => void;
  remove: () => void;
}

/** Copies the content of the site into the system's temporary folder. */
export const copyContent = (): BrokenContent => {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', join(root, 'content'), { recursive: true });
  const path = (file: string) => join(root, 'content', file);
  const read = (file: string) => readFileSync(path(file), 'utf8');
  const changed = new Set<string>();
  const write = (file: string, text: string | Uint8Array) => {
    changed.add(file);
    writeFileSync(path(file), text);
  };

  return {
    root,
    path,
    read,
    write,
    replace: (file, from, to) => {
      const text = read(file);
      const broken = text.replace(from, to);
      if (broken === text) throw new Error(`${file} does not hold ${from}.`);
      write(file, broken);
    },
    lineOf: (file, text) =>
      read(file)
        .split('\n')
        .findIndex((line) => line.includes(text)) + 1,
    drop: (file) => {
      changed.add(file);
      rmSync(path(file));
    },
    restore: () => {
      for (const file of changed) {
        rmSync(path(file), { force: true });
        if (existsSync(join('content', file))) cpSync(join('content', file), path(file));
      }
      changed.clear();
    },
    remove: () => rmSync(root, { recursive: true }),
  };
};
