import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { parse } from 'yaml';
import { drawSwell, type Figure } from '../gatsby/images/draw-swell';
import { defaultLanguage, type Language } from '../i18n/languages';
import { composePath } from '../i18n/route-table';
import { readRecords } from './content';

/** Front matter of a case as the editors wrote it. */
interface CaseRecord extends Omit<Queries.CaseStudyFragment, 'facts' | 'body' | 'document'> {
  slug: string;
  pageTitle: string;
  description: string;
  summary: string;
  teaser: string;
  document: { title: string; note: string; url: string };
  results: ({ label: string } & Figure)[];
}

const picture = (src: string, height: number) => ({
  childImageSharp: {
    gatsbyImageData: {
      layout: 'fullWidth',
      width: 1,
      height,
      images: {
        fallback: { src, srcSet: `${src} 800w`, sizes: '90vw' },
        sources: [{ type: 'image/avif', srcSet: `${src}.avif 800w`, sizes: '90vw' }],
      },
    } satisfies IGatsbyImageData as IGatsbyImageData,
  },
});

const readFrontMatter = (language: Language): CaseRecord => {
  const path = join(process.cwd(), 'content/cases/recruitment-workflow', `${language}.md`);
  return parse(readFileSync(path, 'utf8').split(/^---$/m)[1] ?? '') as CaseRecord;
};

/**
 * The case of `content/`, as the queries of the home page, the index and the case's own page bring it.
 *
 * @param language Language of the page.
 */
export const readCase = (language: Language) => {
  const { results: figures, document } = readFrontMatter(defaultLanguage);
  const words = readFrontMatter(language);
  const index = readRecords<{ slug?: Record<Language, string> }>('pages').find(
    ({ key }) => key === 'cases',
  );
  return {
    ...words,
    key: 'recruitment-workflow',
    path: composePath(language, index?.slug?.[language], words.slug),
    facts: {
      documentUrl: document.url,
      results: figures.map(({ value, unit }) => ({ value, unit })),
      iconMasks: [],
      swell: drawSwell(figures),
      image: picture('/wide.png', 0.625),
      imageNarrow: picture('/narrow.png', 1.25),
    },
    body: { html: '<h2>Problem</h2><p>Hiring had outgrown the spreadsheet.</p>' },
  };
};
