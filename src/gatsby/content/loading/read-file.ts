import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { ContentSyntaxError } from './parse';

export const contentFolder = 'content';

/** The guide for editors. */
export const guide = 'README.md';

/** How texts are written, with the glossary. */
export const styleGuide = 'STYLE.md';

/** Files of the folder that are not content. */
export const guides: readonly string[] = [guide, styleGuide];

/** Lower case only, because some disks treat `Gold.json` and `gold.json` as one file and others do not. */
const goodName = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a record or the folder of a case may have this name, without extension. */
export const isRecordName = (name: string): boolean => goodName.test(name);

/** The name of a record, or what a program may have made of it when saving. */
const looksLikeRecord = /\.(json|md)(\.txt)?$/i;

/** Pictures and videos that records name. */
export const media = /\.(avif|gif|jpe?g|mp4|png|svg|webm|webp)$/i;

/** Files that systems and editors leave behind. */
const ignoredFiles = /^\.|~$|^(desktop\.ini|thumbs\.db)$/i;

/** What is wrong with a file's name; undefined for records, pictures, videos, and files left behind by a system. */
export const nameError = (path: string): string | undefined => {
  const name = basename(path);
  const extension = extname(name);
  if (looksLikeRecord.test(name))
    return /^\.(json|md)$/.test(extension) && isRecordName(name.slice(0, -extension.length))
      ? undefined
      : `the name ${name} is not one of a record; use small letters, digits and hyphens, and end it in .json or .md.`;
  return ignoredFiles.test(name) || media.test(name)
    ? undefined
    : `the site does not read a file called ${name}; a record ends in .json, a case's file in .md, and pictures and videos in their format, such as .png or .mp4.`;
};

/** Reads a file as text. Throws a ContentSyntaxError if it is not UTF-8, or begins with a byte order mark. */
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
