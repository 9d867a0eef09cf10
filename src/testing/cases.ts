import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { localize } from '../gatsby/content/localize';
import { drawSwell } from '../gatsby/images/draw-swell';
import type { Language } from '../i18n/languages';
import { composePath } from '../i18n/route-table';
import { loadRecords } from './content';
import { percentLabel } from './site';

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

/** The case of `content/`, as the queries of the home page, the index and the case's own page return it. */
export const readCase = (language: Language) => {
  const [study] = loadRecords('cases');
  if (!study) throw new Error('The case has errors; npm run content lists them.');
  const record = localize(study.record, language);
  const { document, imageAlt } = record;
  if (!document || !imageAlt) throw new Error('The case needs a document and a picture.');
  const index = loadRecords('pages').find(({ key }) => key === 'cases');
  return {
    ...record,
    document,
    imageAlt,
    key: study.key,
    path: composePath(language, index?.record.slug?.[language], record.slug),
    iconMasks: [],
    swell: drawSwell(record.results),
    image: picture('/wide.png', 0.625),
    imageNarrow: picture('/narrow.png', 1.25),
    body: { html: '<h2>Problem</h2><p>Hiring had outgrown the spreadsheet.</p>' },
  };
};

/** The figures of a case as the page shows them, such as `47%`. */
export const figuresOf = ({ results }: ReturnType<typeof readCase>, language: Language): string[] =>
  results.map(({ unit, value }) => (unit === 'hours' ? `${value}` : percentLabel(value, language)));
