import { markdownPath } from './paths';

interface PageEntry {
  label: string;
  path: string;
  description: string;
}

/** What Markdown would read as markup or as a character reference. */
const markup = /[\\`*_[\]<>]|&(?=#?\w+;)/g;

const escape = (text: string): string => text.replace(markup, '\\$&');

/**
 * The table of contents for language models (llmstxt.org).
 * @param sections The pages of each language, under the language's own name.
 */
export const llmsText = (
  siteUrl: string,
  brand: string,
  summary: string,
  sections: readonly { name: string; entries: readonly PageEntry[] }[],
): string => {
  const parts = sections.map(({ name, entries }) => {
    const lines = entries.map(
      ({ label, path, description }) =>
        `- [${escape(label)}](${siteUrl}${markdownPath(path)}): ${escape(description)}`,
    );
    return `## ${name}\n\n${lines.join('\n')}`;
  });
  return `${[`# ${escape(brand)}`, `> ${escape(summary)}`, ...parts].join('\n\n')}\n`;
};
