import { statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import type { z } from 'zod';
import { describe } from '../messages/describe';
import { identify, type Identity, type KindName, type kinds } from '../kinds';
import { listContent } from './list-content';
import { ContentSyntaxError, parseJson, parseStory, type Parsed } from './parse';
import { contentFolder, guides, nameError, readText } from './read-file';
import { fieldName, problemAt, type FieldPath, type Problem } from '../messages/problem';
import { purposeOf } from '../schemas/fields';

/** A content file that could be read. */
export interface ContentFile extends Parsed {
  /** Path below `content/`, with forward slashes. */
  path: string;
  /** Which record it is; undefined for stories and words of the interface. */
  identity?: Identity;
  /** The validated record; undefined if it breaks a rule. */
  record?: unknown;
  problems: Problem[];
  /** Creates an error at the line of the field, or at the given line. */
  problem: (field: FieldPath, message: string, line?: number) => Problem;
  /** Creates an error for each fault whose condition holds. */
  problemsWhere: (
    faults: readonly (readonly [isWrong: unknown, field: FieldPath, message: string])[],
  ) => Problem[];
  /** The absolute path of a path written in this file. */
  resolve: (path: string) => string;
}

const parsers: Record<string, (text: string) => Parsed> = {
  '.json': parseJson,
  '.md': parseStory,
};

interface Entry {
  /** Changes whenever the file is written. */
  version: string;
  file?: ContentFile;
  problem?: Problem;
  lastValid?: unknown;
}

/** Every file is read, parsed and validated once, until it changes. */
const entries = new Map<string, Entry>();

const validate = (file: ContentFile, { kind }: Identity): Partial<ContentFile> => {
  const { data, error } = kind.schema.safeParse(file.value);
  return error
    ? {
        problems: describe(error, file.value, kind.schema).map(
          ({ path, message, beside = path }) => ({
            ...file.problem(path, message, file.lineOf(beside)),
            purpose: purposeOf(kind.schema, path),
          }),
        ),
      }
    : { record: data };
};

const read = (root: string, path: string): Pick<Entry, 'file' | 'problem'> => {
  const absolute = join(root, contentFolder, path);
  const name = `${contentFolder}/${path}`;
  const misnamed = nameError(path);
  if (misnamed) return { problem: { file: name, line: 1, field: '', message: misnamed } };
  const parse = parsers[extname(path)];
  if (!parse) return {};
  try {
    const parsed = parse(readText(absolute));
    const identity = identify(path);
    const problem: ContentFile['problem'] = (field, message, line = parsed.lineOf(field)) => ({
      file: name,
      line,
      field: fieldName(field),
      message,
    });
    const file: ContentFile = {
      ...parsed,
      path,
      identity,
      problems: [],
      problem,
      problemsWhere: (faults) =>
        faults.flatMap(([isWrong, field, message]) => (isWrong ? [problem(field, message)] : [])),
      resolve: (target) => join(dirname(absolute), target),
    };
    return { file: { ...file, ...(identity && validate(file, identity)) } };
  } catch (error) {
    if (!(error instanceof ContentSyntaxError)) throw error;
    const { line, message } = error;
    return { problem: { file: name, line, field: '', message } };
  }
};

const load = (root: string, path: string): Entry | undefined => {
  const absolute = join(root, contentFolder, path);
  const stats = statSync(absolute, { bigint: true, throwIfNoEntry: false });
  if (!stats?.isFile()) {
    const message = stats
      ? 'this is a folder, and its name ends like that of a file; rename or remove it.'
      : 'this link leads nowhere; remove it.';
    return extname(path) in parsers
      ? { version: '', problem: problemAt(path, message) }
      : undefined;
  }
  const version = `${stats.mtimeNs} ${stats.ctimeNs} ${stats.size}`;
  const known = entries.get(absolute);
  if (known?.version === version) return known;
  const { file, problem } = read(root, path);
  const entry = { version, file, problem, lastValid: file?.record ?? known?.lastValid };
  entries.set(absolute, entry);
  return entry;
};

/** Reads and validates every JSON and Markdown file below `content/`, each once until it changes. `problems` are of what cannot be read. */
export const loadContent = (root: string) => {
  const { paths, problems } = listContent(root);
  const loaded = paths
    .filter((path) => !guides.includes(path))
    .sort()
    .flatMap((path) => load(root, path) ?? []);
  return {
    files: loaded.flatMap(({ file }) => file ?? []),
    problems: [...problems, ...loaded.flatMap(({ problem }) => problem ?? [])],
  };
};

/** The last valid record of a file, so that the develop server keeps its pages while there is an error; undefined if there is none. */
export const lastValidRecord = (root: string, path: string): unknown => load(root, path)?.lastValid;

/** Whether a file cannot be read at all, so that Gatsby has no node for its content. */
export const isUnreadable = (root: string, path: string): boolean =>
  load(root, path)?.problem !== undefined;

type RecordOf<Name extends KindName> = z.output<(typeof kinds)[Name]['schema']>;

export interface LoadedRecord<Name extends KindName> {
  file: ContentFile;
  key: string;
  record: RecordOf<Name>;
}

/** Finds the valid records of a kind. */
export const recordsOf = <Name extends KindName>(
  files: readonly ContentFile[],
  name: Name,
): LoadedRecord<Name>[] =>
  files.flatMap((file) =>
    file.identity?.name === name && file.record
      ? // The record was validated by the schema of this kind, which a list of all kinds cannot express.
        [{ file, key: file.identity.key, record: file.record as RecordOf<Name> }]
      : [],
  );
