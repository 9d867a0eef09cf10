import { caseResults, type CaseResult } from '../../../i18n/case-results';
import { markdownPath } from '../../../i18n/file-paths';
import type { CaseFacts, SiteContent } from '../site-content';
import { blocks, entry, escape, heading, link, list } from './format';
import { contactLink } from './sections';

const resultsOf = (study: CaseFacts, { wordsOf }: SiteContent): CaseResult[] =>
  caseResults(study, wordsOf('common'));

const resultList = (results: readonly CaseResult[]): string =>
  list(results.map(({ figure, label }) => entry(figure, label)));

const caseLink = ({ title, path }: CaseFacts, { wordsOf, siteUrl }: SiteContent): string =>
  link(wordsOf('cases')('readTitle', { title }), siteUrl + markdownPath(path));

/** A case in short, as on the index. */
export const caseSummary = (study: CaseFacts, content: SiteContent): string =>
  blocks(
    heading(2, study.title),
    escape(study.summary),
    resultList(resultsOf(study, content)),
    caseLink(study, content),
  );

/** The first case, as on the home page: its first result completes the sentence of the teaser. */
export const caseTeaser = (content: SiteContent): string | undefined => {
  const [study] = content.cases;
  if (!study) return undefined;
  const results = resultsOf(study, content);
  const [first] = results;
  return blocks(
    heading(2, study.heading),
    escape(`${study.teaser} ${first?.figure ?? ''}.`),
    resultList(results),
    caseLink(study, content),
  );
};

/** Leads from a case to the contact page. */
export const invitation = (content: SiteContent, words: 'invitation' | 'closing'): string => {
  const t = content.wordsOf('cases');
  return blocks(heading(2, t(words)), contactLink(content, t('start')));
};

/** A whole case: summary, facts, results, story and the quote of the client. */
export const caseStudy = (study: CaseFacts, content: SiteContent): string => {
  const t = content.wordsOf('cases');
  const { quote, document } = study;
  return blocks(
    heading(1, study.heading),
    escape(study.summary),
    list([
      entry(t('client'), study.client),
      entry(t('solution'), study.solution),
      entry(t('duration'), study.duration),
    ]),
    heading(2, study.resultsHeading),
    resultList(resultsOf(study, content)),
    // The story is Markdown already.
    study.body?.rawMarkdownBody?.trim(),
    document && `${link(document.title, document.url)} (${escape(document.note)})`,
    `> ${escape(quote.text)}\n>\n> ${escape(quote.name)}, ${escape(quote.role)}`,
    invitation(content, 'closing'),
  );
};
