import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FieldPath } from '../../gatsby/content/messages/problem';

/** A copy of the site's content that a test may break. */
export interface BrokenContent {
  /** Folder that contains the copied `content/`. */
  root: string;
  /** Path of a file below `content/`. */
  path: (file: string) => string;
  read: (file: string) => string;
  /** Writes a file, in a new folder where there is none. */
  write: (file: string, text: string | Uint8Array) => void;
  /** Changes a file. @throws If the text is not found, because then the test breaks nothing. */
  replace: (file: string, from: string | RegExp, to: string) => void;
  /** Sets a field of a record; undefined removes it. */
  set: (file: string, field: FieldPath, value: unknown) => void;
  /** The line on which a text first occurs, from 1. */
  lineOf: (file: string, text: string) => number;
  drop: (file: string) => void;
  makeFolder: (folder: string) => void;
  /** Makes a link with this target, as a path from the link. */
  link: (file: string, target: string) => void;
  /** Moves a file or a folder; `''` is the whole content. */
  move: (from: string, to: string) => void;
  /** Undoes every change that was made with these functions; quicker than another copy. */
  restore: () => void;
  remove: () => void;
}

/** Returns a copy of a value in which one field differs. */
export const withField = (value: unknown, [name, ...rest]: FieldPath, inner: unknown): unknown => {
  if (name === undefined) return inner;
  const changed = withField(Object(value)[name], rest, inner);
  if (Array.isArray(value)) return value.with(Number(name), changed);
  return { ...Object(value), [name]: changed };
};

/** Copies content, by default the site's, into the system's temporary folder. */
export const copyContent = (source = 'content'): BrokenContent => {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(source, join(root, 'content'), { recursive: true });
  const path = (file: string) => join(root, 'content', file);
  const read = (file: string) => readFileSync(path(file), 'utf8');
  const changed = new Set<string>();
  /** Returns the path of a file that is about to change; a new folder is removed as a whole afterwards. */
  const pathToChange = (file: string): string => {
    const folder = dirname(file);
    if (existsSync(join(source, folder))) changed.add(file);
    else mkdirSync(pathToChange(folder), { recursive: true });
    return path(file);
  };
  const write = (file: string, text: string | Uint8Array) =>
    writeFileSync(pathToChange(file), text);

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
    set: (file, field, value) =>
      write(file, JSON.stringify(withField(JSON.parse(read(file)), field, value), null, 2)),
    lineOf: (file, text) =>
      read(file)
        .split('\n')
        .findIndex((line) => line.includes(text)) + 1,
    drop: (file) => rmSync(pathToChange(file)),
    makeFolder: (folder) => mkdirSync(pathToChange(folder)),
    link: (file, target) => symlinkSync(target, pathToChange(file)),
    move: (from, to) => renameSync(pathToChange(from), pathToChange(to)),
    restore: () => {
      for (const file of changed) {
        rmSync(path(file), { recursive: true, force: true });
        if (existsSync(join(source, file)))
          cpSync(join(source, file), path(file), { recursive: true });
      }
      changed.clear();
    },
    remove: () => rmSync(root, { recursive: true }),
  };
};
