import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FieldPath } from '../gatsby/content/messages/problem';

/** A copy of the site's content that a test may break. */
export interface BrokenContent {
  /** Folder of the copy, as the project's root is for the content itself. */
  root: string;
  /** @returns The whole path of a file below `content/`. */
  path: (file: string) => string;
  read: (file: string) => string;
  write: (file: string, text: string | Uint8Array) => void;
  /** Changes a file. @throws When it does not hold what is to be changed, because then the test breaks nothing. */
  replace: (file: string, from: string | RegExp, to: string) => void;
  /** Gives a field of a record another value; undefined removes the field. */
  set: (file: string, field: FieldPath, value: unknown) => void;
  /** @returns The line on which a text first occurs, counted from 1. */
  lineOf: (file: string, text: string) => number;
  /** Removes one file. */
  drop: (file: string) => void;
  /** Undoes what `write`, `replace` and `drop` did, which is quicker than another copy. */
  restore: () => void;
  remove: () => void;
}

/** @returns A copy of a value in which one field differs. */
export const withField = (value: unknown, [name, ...rest]: FieldPath, inner: unknown): unknown => {
  if (name === undefined) return inner;
  const changed = withField(Object(value)[name], rest, inner);
  if (Array.isArray(value)) return value.with(Number(name), changed);
  return { ...Object(value), [name]: changed };
};

/** Copies content into the system's temporary folder. @param source Folder of the content; the site's own by default. */
export const copyContent = (source = 'content'): BrokenContent => {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(source, join(root, 'content'), { recursive: true });
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
    set: (file, field, value) =>
      write(file, JSON.stringify(withField(JSON.parse(read(file)), field, value), null, 2)),
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
        if (existsSync(join(source, file))) cpSync(join(source, file), path(file));
      }
      changed.clear();
    },
    remove: () => rmSync(root, { recursive: true }),
  };
};
