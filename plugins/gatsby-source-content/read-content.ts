import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import {
  contentTypes,
  identify,
  type ContentType,
  type Entry,
  type TypeName,
} from './content-types';
import { describeIssues } from './describe-issues';
import type { ContentError, FieldPath } from './errors';
import { objectShape, valueAt } from './fields/walk';
import { findSyntaxError, lineOf } from './json';

export const contentFolder = 'content';

/** The guide for editors, and how texts are written, with the glossary. */
const guide = 'README.md';
export const styleGuide = 'STYLE.md';

/** Files of the folder that are not content. */
const guides: readonly string[] = [guide, styleGuide];

/** A JSON or Markdown file below `content/`. */
export interface ContentFile {
  /** Path below `content/`, with forward slashes. */
  path: string;
  text: string;
  /** Undefined if the file is not JSON. */
  value?: unknown;
  /** Undefined for Markdown and texts of the interface. */
  type?: ContentType;
  key?: string;
  /** The validated value; undefined if it breaks a rule. */
  entry?: unknown;
}

/** Creates an error at the line of a field, or at the given line. */
export const errorIn = (
  { path, text, value }: ContentFile,
  field: FieldPath,
  message: string,
  line = value === undefined ? undefined : lineOf(text, field),
): ContentError => ({ file: `${contentFolder}/${path}`, field, line, message });

/** Creates an error about a file that is missing, or about a folder. */
export const errorAt = (path: string, message: string): ContentError => ({
  file: `${contentFolder}/${path}`,
  field: [],
  message,
});

/**
 * Whether a file or one of its folders starts with a dot: programs and operating systems put such
 * files beside others.
 */
const isHidden = (path: string): boolean =>
  path.split(/[\\/]/).some((name) => name.startsWith('.'));

/** Lists every file below a folder but the hidden ones, with forward slashes. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((path) => !isHidden(path))
    .map((path) => path.split(sep).join('/'))
    .sort();

/**
 * Whether a file has text, not a picture or a video. Also `pro.JSON` or `pro.json.txt`, which some
 * programs write and the check reports.
 */
export const isText = (path: string): boolean => /\.(json|md)(\.txt)?$/i.test(path);

/** Finds errors of encoding and merging, in any format. */
const findTextError = (text: string): { line: number; message: string } | undefined => {
  if (text.startsWith('\uFEFF'))
    return {
      line: 1,
      message: 'begins with an invisible mark (BOM); save it as UTF-8 without BOM.',
    };
  if (text.includes('\uFFFD'))
    return {
      line: 1,
      message: 'is not saved as UTF-8, so its letters would be lost; save it as UTF-8.',
    };
  const mark = text.split('\n').findIndex((line) => /^[<>]{7}(?: |$)/.test(line));
  return mark < 0
    ? undefined
    : {
        line: mark + 1,
        message:
          'two people changed the same lines, and git wrote both versions here; keep what is right, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
      };
};

/** How many fields of an entry a type does not have, and how many it needs that the entry lacks. */
const distanceFrom = ({ schema }: ContentType, value: unknown): number => {
  const unknown = Object.keys(Object(value)).filter(
    (name) => !(name in Object(objectShape(schema))),
  );
  const missing = schema
    .safeParse(value)
    .error?.issues.filter(({ path }) => path.length === 1 && valueAt(value, path) === undefined);
  return unknown.length + (missing?.length ?? 0);
};

/** An entry that is in the folder of another type gets one error, not one for each field. */
const findWrongFolder = (type: ContentType, value: unknown): string | undefined => {
  const distance = distanceFrom(type, value);
  const other = contentTypes.find((each) => distanceFrom(each, value) * 3 < distance);
  return other
    ? `has the fields of content/${other.path}, and belongs there; the files of content/${type.path} have others (content/README.md).`
    : undefined;
};

/** Reads and validates one file. */
const readContentFile = (
  root: string,
  path: string,
): { file: ContentFile; errors: ContentError[] } => {
  const text = readFileSync(join(root, contentFolder, path), 'utf8');
  const isJson = path.endsWith('.json');
  const file: ContentFile = { path, text, ...identify(path) };
  const wrong = findTextError(text) ?? (isJson ? findSyntaxError(text) : undefined);
  if (wrong) return { file, errors: [errorIn(file, [], wrong.message, wrong.line)] };
  if (!isJson) return { file, errors: [] };
  const read = { ...file, value: JSON.parse(text) as unknown };
  if (!file.type) return { file: read, errors: [] };
  const { schema } = file.type;
  const { data, error } = schema.safeParse(read.value);
  const misplaced = error && findWrongFolder(file.type, read.value);
  if (misplaced) return { file, errors: [errorIn(read, [], misplaced)] };
  const errors = describeIssues(error?.issues ?? [], read.value, schema).map(
    ({ field, message, hint }) => ({ ...errorIn(read, field, message), hint }),
  );
  return { file: { ...read, entry: data }, errors };
};

/** Reads and validates every JSON and Markdown file below `content/`. */
export const readContent = (root: string): { files: ContentFile[]; errors: ContentError[] } => {
  const read = filesBelow(join(root, contentFolder))
    .filter((path) => isText(path) && !guides.includes(path))
    .map((path) => readContentFile(root, path));
  return { files: read.map(({ file }) => file), errors: read.flatMap(({ errors }) => errors) };
};

/** Finds the valid entries of a content type. */
export const entriesOf = <Name extends TypeName>(
  files: readonly ContentFile[],
  name: Name,
): { file: ContentFile; key: string; entry: Entry<Name> }[] =>
  files.flatMap((file) =>
    file.type?.name === name && file.entry
      ? // The schema of this type has validated the entry.
        [{ file, key: file.key ?? basename(file.path), entry: file.entry as Entry<Name> }]
      : [],
  );
