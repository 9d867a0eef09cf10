import { homePage } from '../../../i18n/route-table';
import { pageOf, type SiteContent } from '../site-content';
import { blocks, escape, heading, list, pageLink } from './format';
import { languageName } from './markdown-page';

/** The table of contents for language models (llmstxt.org). `contents` is the site in every language, the default language first. */
export const llmsText = (contents: readonly SiteContent[]): string => {
  const [main] = contents;
  if (!main) throw new Error('The site has no language.');
  const text = blocks(
    heading(1, main.info.brand),
    `> ${escape(pageOf(main, homePage).description)}`,
    ...contents.flatMap((content) => {
      const cases = content.cases.map((study) => ({ ...study, label: study.title }));
      const entries = [...content.pages, ...cases].map(
        ({ label, path, description }) =>
          `${pageLink(content, label, path)}: ${escape(description)}`,
      );
      return [heading(2, languageName(content, content.language)), list(entries)];
    }),
  );
  return `${text}\n`;
};
