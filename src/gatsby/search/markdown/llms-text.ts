import { markdownPath } from '../../../i18n/file-paths';
import { homePage } from '../../../i18n/route-table';
import { pageOf, type SiteContent } from '../site-content';
import { blocks, escape, heading, link, list } from './format';

const pages = ({ pages: records, cases, siteUrl }: SiteContent): string =>
  list(
    [
      ...records.map(({ label, path, description }) => ({ label, path, description })),
      ...cases.map(({ title, path, description }) => ({ label: title, path, description })),
    ].map(
      ({ label, path, description }) =>
        `${link(label, siteUrl + markdownPath(path))}: ${escape(description)}`,
    ),
  );

/** The table of contents for language models (llmstxt.org). `contents` is the site in every language, the default language first. */
export const llmsText = (contents: readonly SiteContent[]): string => {
  const [main] = contents;
  if (!main) throw new Error('The site has no language.');
  const sections = contents.flatMap((content) => {
    const name = content.info.languages.find(({ code }) => code === content.language)?.name;
    return [heading(2, name ?? content.language), pages(content)];
  });
  const text = blocks(
    heading(1, main.info.brand),
    `> ${escape(pageOf(main, homePage).description)}`,
    ...sections,
  );
  return `${text}\n`;
};
