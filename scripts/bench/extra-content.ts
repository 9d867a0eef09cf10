import { cpSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { loadContent, recordsOf } from '../../src/gatsby/content/loading/load-content';
import { contentFolder } from '../../src/gatsby/content/loading/read-file';

const withSuffix = (texts: object, suffix: string): object =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, text + suffix]));

/**
 * Adds projects and cases to the content of a scratch copy: copies of the first ones. All share their pictures, so that records are
 * measured and not sharp.
 */
export const addContent = (
  site: string,
  { projects, cases }: { projects: number; cases: number },
): void => {
  const content = join(site, contentFolder);
  const { files } = loadContent(site);
  const [project, ...others] = recordsOf(files, 'projects');
  const [study] = recordsOf(files, 'cases');
  if (!project || !study) throw new Error('There is no project or no case to take as a model.');

  for (let number = 1; number <= projects; number += 1) {
    const suffix = String(number).padStart(4, '0');
    const copy = {
      ...project.record,
      order: others.length + 1 + number,
      title: `Project ${suffix}`,
    };
    writeFileSync(join(content, `projects/bench-${suffix}.json`), JSON.stringify(copy));
  }

  const model = dirname(join(content, study.file.path));
  const picture = (path?: string) => path && `../${study.key}/${basename(path)}`;
  for (let number = 1; number <= cases; number += 1) {
    const suffix = String(number).padStart(4, '0');
    const folder = join(content, `cases/bench-${suffix}`);
    cpSync(model, folder, { recursive: true, filter: (path) => !/\.(png|jpg|webp)$/.test(path) });
    const copy = {
      ...study.record,
      order: number + 1,
      slug: withSuffix(study.record.slug, `-${suffix}`),
      pageTitle: withSuffix(study.record.pageTitle, ` ${suffix}`),
      image: picture(study.record.image),
      imageNarrow: picture(study.record.imageNarrow),
    };
    writeFileSync(join(folder, 'case.json'), JSON.stringify(copy));
  }
};
