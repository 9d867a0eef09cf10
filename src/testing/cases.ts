import { localize } from '../../plugins/gatsby-source-content/localize';
import type { Language } from '../i18n/languages';
import { casePage } from '../i18n/route-table';
import { nodeOf, readEntries } from './content';
import { picture } from './dom/picture';
import { percentLabel, routes } from './site';

/** What an editor may leave out. */
const optional = {
  document: {
    title: 'The workflow in detail',
    note: '22 pages, opens in a new tab',
    url: 'https://example.com/document',
  },
  imageAlt: 'A pipeline of candidates',
};

/** The first case of `content/`, as the queries of the home page, the index and the case's own page return it, with all that is optional. */
export const readCase = (language: Language) => {
  const [study] = readEntries('Case');
  if (!study) throw new Error('The case has errors; npm run content lists them.');
  const { results } = nodeOf<Pick<Queries.Case, 'results'>>('Case', study, language);
  return {
    ...localize(study, language),
    ...optional,
    results,
    path: routes.pathOf(casePage(study.key), language),
    icons: ['CABLE', 'COMPASS'] as const,
    image: picture('/wide.png', 0.625),
    imageNarrow: picture('/narrow.png', 1.25),
    body: { html: '<h2>Problem</h2><p>Hiring had outgrown the spreadsheet.</p>' },
  };
};

/** The figures of a case as the page shows them, such as `47%`. */
export const figuresOf = ({ results }: ReturnType<typeof readCase>, language: Language): string[] =>
  results.map(({ unit, value }) => (unit === 'HOURS' ? `${value}` : percentLabel(value, language)));
