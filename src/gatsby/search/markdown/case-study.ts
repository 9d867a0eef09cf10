import { caseResults } from '../../../i18n/case-results';
import { markdownPath } from '../../../i18n/file-paths';
import type { CaseFacts, SiteContent } from '../site-facts';
import { blocks, entry, escape, heading, link, list } from './format';
import { contactLink } from './sections';

export const results = (study: CaseFacts, { wordsOf }: SiteContent): string =>
  list(caseResults(study, wordsOf('cases')).map(({ figure, label }) => entry(figure, label)));

/** A case in short, as on the home page and the index. `title` may have heading marks. */
export const caseSummary = (
  study: CaseFacts,
  content: SiteContent,
  title: string,
  text: string,
): string =>
  blocks(
    heading(2, title),
    escape(text),
    results(study, content),
    link(
      content.wordsOf('cases')('readTitle', { title: study.title }),
      content.siteUrl + markdownPath(study.path),
    ),
  );

/** Leads from a case to the contact page. */
export const invitation = (content: SiteContent, words: 'invitation' | 'closing'): string => {
  const t = content.wordsOf('cases');
  return blocks(heading(2, t(words)), contactLink(content, t('start')));
};

/** A whole case: facts, results, story and the quote of the client. */
export const caseStudy = (study: CaseFacts, content: SiteContent): string => {
  const t = content.wordsOf('cases');
  const { quote, document } = study;
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
    study.body?.rawMarkdownBody?.trim(),
    document && `${link(document.title, document.url)} (${escape(document.note)})`,
    `> ${escape(quote.text)}\n>\n> ${escape(quote.name)}, ${escape(quote.role)}`,
    invitation(content, 'closing'),
  );
};
