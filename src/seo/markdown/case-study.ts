import { caseResults } from '../../sections/case-results';
import type { CaseFacts, SiteContent } from '../site-content';
import { blocks, entry, escape, heading, link, list } from './format';

/** The results of a case, one a line. */
export const results = (study: CaseFacts, { wordsOf }: SiteContent): string =>
  list(caseResults(study, wordsOf('cases')).map(({ figure, label }) => entry(figure, label)));

/** What the index says about a case. */
export const caseCard = (study: CaseFacts, content: SiteContent, level: number): string =>
  blocks(
    heading(level, study.title),
    escape(study.summary),
    results(study, content),
    link(
      content.wordsOf('cases')('readTitle', { title: study.title }),
      content.siteUrl + study.path,
    ),
  );

/**
 * A whole case: facts, results, story and what the client says.
 *
 * @param study The case.
 * @param content The site in the language of the case.
 */
export const caseStudy = (study: CaseFacts, content: SiteContent): string => {
  const t = content.wordsOf('cases');
  const { quote, document, facts } = study;
  return blocks(
    heading(1, study.heading),
    list([
      entry(t('client'), study.client),
      entry(t('solution'), study.solution),
      entry(t('duration'), study.duration),
    ]),
    heading(2, study.resultsHeading),
    results(study, content),
    // The story is Markdown already.
    study.body.rawMarkdownBody?.trim(),
    document &&
      facts.documentUrl &&
      `${link(document.title, facts.documentUrl)} (${escape(document.note)})`,
    `> ${escape(quote.text)}\n>\n> ${escape(quote.name)}, ${escape(quote.role)}`,
  );
};
