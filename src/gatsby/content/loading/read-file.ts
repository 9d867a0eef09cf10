import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { ContentSyntaxError } from './parse';

/** The folder of all content, below the project's root. */
export const contentFolder = 'content';

/** The editors' guide is where they look for it, and is not content. */
export const guide = 'README.md';

/** Records are named in lower case, because some disks take `Gold.json` and `gold.json` for one file and others do not. */
const goodName = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** @returns Whether a record, or the folder of a case, may be named like this; endings of files are not looked at. */
export const isRecordName = (name: string): boolean => goodName.test(name);

/** What a program may have made of a record's name when it was saved. */
const looksLikeRecord = /\.(json|md)(\.txt)?$/i;

/** @returns The ending of a file's name with its dot; empty where it has none. */
export const endingOf = (path: string): string => /\.[^.]+$/.exec(path)?.[0] ?? '';

/** Pictures and videos, which records name. */
export const media = /\.(avif|gif|jpe?g|mp4|png|svg|webm|webp)$/i;

/** What systems and editors leave behind by themselves. */
const byTheWay = /^\.|~$|^(desktop\.ini|thumbs\.db)$/i;

/** @returns What is wrong with the name of a file; undefined where it is a record, a picture, or left by a system. */
export const nameError = (path: string): string | undefined => {
  const name = basename(path);
  const ending = endingOf(name);
  if (looksLikeRecord.test(name))
    return /^\.(json|md)$/.test(ending) && isRecordName(name.slice(0, -ending.length))
      ? undefined
      : `the name ${name} is not one of a record; use small letters, digits and hyphens, and end it in .json or .md.`;
  return byTheWay.test(name) || media.test(name)
    ? undefined
    : `the site does not read a file called ${name}; a record ends in .json, a case's file in .md, and pictures and videos in their format, such as .png or .mp4.`;
};

/**
 * Reads a file as text.
 *
 * @throws ContentSyntaxError When the file is not UTF-8, or begins with the invisible mark that some programs put there.
 */
export const readText = (path: string): string => {
  const bytes = readFileSync(path);
  if (!isUtf8(bytes)) {
    throw new ContentSyntaxError(
      1,
      'the file is not saved as UTF-8, so its letters would be lost; save it as UTF-8.',
    );
  }
  const text = bytes.toString('utf8');
  if (text.startsWith('\uFEFF')) {
    throw new ContentSyntaxError(
      1,
      'the file begins with an invisible mark (BOM); save it as UTF-8 without BOM.',
    );
  }
  return text;
};
