import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import type { caseSchema } from '../../src/gatsby/content/schemas/case';

type CaseRecord = z.infer<typeof caseSchema>;

const numbered = (number: number): string => String(number).padStart(4, '0');

/** Repeats the first record; all share its picture, so that records are measured and not sharp. */
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

const withSuffix = (texts: object, suffix: string): object =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, text + suffix]));

const caseCopy = (record: CaseRecord, folder: string, number: number): object => {
  const file = (path?: string) => path && `../${folder}/${basename(path)}`;
  return {
    ...record,
    order: number + 1,
    slug: withSuffix(record.slug, `-${numbered(number)}`),
    pageTitle: withSuffix(record.pageTitle, ` ${numbered(number)}`),
    image: file(record.image),
    imageNarrow: file(record.imageNarrow),
  };
};

/** Repeats the first case; each copy is one page per language. */
const addCases = (content: string, count: number): void => {
  const cases = join(content, 'cases');
  const [model] = readdirSync(cases);
  if (!model) throw new Error('There is no case to take as a model.');
  const record = JSON.parse(readFileSync(join(cases, model, 'case.json'), 'utf8')) as CaseRecord;
  const stories = readdirSync(join(cases, model)).filter((file) => file.endsWith('.md'));

  for (let number = 1; number <= count; number += 1) {
    const folder = join(cases, `bench-${numbered(number)}`);
    mkdirSync(folder);
    writeFileSync(join(folder, 'case.json'), JSON.stringify(caseCopy(record, model, number)));
    for (const story of stories) cpSync(join(cases, model, story), join(folder, story));
  }
};

/** Adds projects and cases to the content of a scratch copy. */
export const addContent = (
  site: string,
  { projects, cases }: { projects: number; cases: number },
): void => {
  const content = join(site, 'content');
  addProjects(content, projects);
  addCases(content, cases);
};
