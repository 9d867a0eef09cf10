import { caseResults } from '../../../i18n/case-results';
import type { LocalizedCase, SiteContent } from '../site-content';
import { blocks, contactLink, entry, escape, heading, link, list, pageLink } from './format';

const resultList = (study: LocalizedCase, { wordsOf }: SiteContent): string =>
  list(caseResults(study, wordsOf('common')).map(({ figure, label }) => entry(figure, label)));

const caseLink = ({ title, path }: LocalizedCase, content: SiteContent): string =>
  pageLink(content, content.wordsOf('cases')('readTitle', { title }), path);

/** A case in short, as on the index. */
export const caseSummary = (study: LocalizedCase, content: SiteContent): string =>
  blocks(
    heading(2, study.title),
    escape(study.summary),
    resultList(study, content),
    caseLink(study, content),
  );

/** The first case, as on the home page: its first result completes the sentence of the teaser. */
export const caseTeaser = (content: SiteContent): string | undefined => {
  const [study] = content.cases;
  if (!study) return undefined;
  const [first] = caseResults(study, content.wordsOf('common'));
  return blocks(
    heading(2, study.heading),
    escape(`${study.teaser} ${first?.figure ?? ''}.`),
    resultList(study, content),
    caseLink(study, content),
  );
};

/** Leads from a case to the contact page. */
export const invitation = (content: SiteContent, words: 'invitation' | 'closing'): string => {
  const t = content.wordsOf('cases');
  return blocks(heading(2, t(words)), contactLink(content, t('start')));
};

/** A whole case: summary, facts, results, story and the quote of the client. */
export const caseStudy = (study: LocalizedCase, content: SiteContent): string => {
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
    resultList(study, content),
    // The story is Markdown already.
    study.story.trim(),
    document && `${link(document.title, document.url)} (${escape(document.note)})`,
    `> ${escape(quote.text)}\n>\n> ${escape(quote.name)}, ${escape(quote.role)}`,
    invitation(content, 'closing'),
  );
};
