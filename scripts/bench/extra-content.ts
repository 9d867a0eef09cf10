import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseDocument, type Document } from 'yaml';

const numbered = (number: number): string => String(number).padStart(4, '0');

/** Repeats the first record until there are enough; all share its picture, so that records are measured and not sharp. */
const addProjects = (content: string, count: number): void => {
  const folder = join(content, 'projects');
  const records = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const [model] = records;
  if (!model) throw new Error('There is no project to take as a model.');
  const record = JSON.parse(readFileSync(join(folder, model), 'utf8')) as object;

  for (let number = 1; number <= count; number += 1) {
    const extra = {
      ...record,
      order: records.length + number,
      title: `Project ${numbered(number)}`,
    };
    writeFileSync(join(folder, `bench-${numbered(number)}.json`), JSON.stringify(extra));
  }
};

const appendTo = (document: Document, field: string, text: string): void =>
  document.set(field, `${String(document.get(field))}${text}`);

const caseFile = (markdown: string, folder: string, number: number): string => {
  const [, frontMatter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? [];
  const document = parseDocument(frontMatter);
  appendTo(document, 'slug', `-${numbered(number)}`);
  appendTo(document, 'pageTitle', ` ${numbered(number)}`);
  if (document.has('order')) document.set('order', number + 1);
  for (const field of ['image', 'imageNarrow']) {
    if (!document.has(field)) continue;
    document.set(field, `../${folder}/${basename(String(document.get(field)))}`);
  }
  return `---\n${document.toString()}---\n${body}`;
};

/** Repeats the first case; each copy is a folder with one file a language, and so one page a language. */
const addCases = (content: string, count: number): void => {
  const cases = join(content, 'cases');
  const [model] = readdirSync(cases);
  if (!model) throw new Error('There is no case to take as a model.');
  const files = readdirSync(join(cases, model)).filter((file) => file.endsWith('.md'));

  for (let number = 1; number <= count; number += 1) {
    const folder = join(cases, `bench-${numbered(number)}`);
    mkdirSync(folder);
    for (const file of files) {
      const markdown = readFileSync(join(cases, model, file), 'utf8');
      writeFileSync(join(folder, file), caseFile(markdown, model, number));
    }
  }
};

/**
 * Makes a site large.
 *
 * @param site Folder of a scratch copy.
 * @param projects How many projects to add.
 * @param cases How many cases to add; each is one page a language.
 */
export const addContent = (
  site: string,
  { projects, cases }: { projects: number; cases: number },
): void => {
  const content = join(site, 'content');
  addProjects(content, projects);
  addCases(content, cases);
};
