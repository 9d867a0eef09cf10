import { cpSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  contentFolder,
  entriesOf,
  readContent,
} from '../../plugins/gatsby-source-content/read-content';

const withSuffix = (texts: object, suffix: string): object =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, text + suffix]));

/**
 * Adds projects and cases to the content of a scratch copy: copies of the first ones. Their pictures are equal, so that records are
 * measured and not sharp.
 */
export const addContent = (
  site: string,
  { projects, cases }: { projects: number; cases: number },
): void => {
  const content = join(site, contentFolder);
  const { files } = readContent(site);
  const [project, ...others] = files.filter(({ type }) => type?.name === 'Project');
  const [study] = entriesOf(files, 'Case');
  if (!project || !study) throw new Error('There is no project or no case to take as a model.');

  for (let number = 1; number <= projects; number += 1) {
    const suffix = String(number).padStart(4, '0');
    const copy = {
      ...Object(project.entry),
      order: others.length + 1 + number,
      title: `Project ${suffix}`,
    };
    writeFileSync(join(content, `projects/bench-${suffix}.json`), JSON.stringify(copy));
  }

  const model = dirname(join(content, study.file.path));
  for (let number = 1; number <= cases; number += 1) {
    const suffix = String(number).padStart(4, '0');
    const folder = join(content, `cases/bench-${suffix}`);
    // With its pictures: a record names those of its own folder only. The build writes equal ones once.
    cpSync(model, folder, { recursive: true });
    const copy = {
      ...study.entry,
      order: number + 1,
      slug: withSuffix(study.entry.slug, `-${suffix}`),
      pageTitle: withSuffix(study.entry.pageTitle, ` ${suffix}`),
    };
    writeFileSync(join(folder, 'case.json'), JSON.stringify(copy));
  }
};
