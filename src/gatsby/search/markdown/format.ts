import { markdownPath } from '../../../i18n/file-paths';
import { plainText } from '../../../i18n/heading-marks';
import { pageOf, type SiteContent } from '../site-content';

/** Characters that Markdown would read as markup. */
const markup = /[\\`*_[\]<>]/g;

/** Escapes a text, so that Markdown shows it as it is. */
export const escape = (text: string): string => text.replace(markup, '\\$&');

/** A heading without its heading marks. */
export const heading = (level: number, text: string): string =>
  `${'#'.repeat(level)} ${escape(plainText(text))}`;

export const link = (text: string, url: string): string => `[${escape(text)}](${url})`;

/** A link to the Markdown of a page. */
export const pageLink = ({ siteUrl }: SiteContent, text: string, path: string): string =>
  link(text, siteUrl + markdownPath(path));

export const contactLink = (content: SiteContent, text: string): string =>
  pageLink(content, text, pageOf(content, 'contact').path);

export const list = (items: readonly string[]): string =>
  items.map((item) => `- ${item}`).join('\n');

/** A name and a text about it, for lists. */
export const entry = (name: string, text: string): string => `**${escape(name)}**: ${escape(text)}`;

/** Joins paragraphs, headings and lists; empty ones are left out. */
export const blocks = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join('\n\n');
