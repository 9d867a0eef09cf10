/** @jest-environment node */
import { languages } from '../../../i18n/languages';
import { routes } from '../../../testing/site';
import { readSiteContent, siteUrl } from '../../../testing/site-content';
import { escape } from './format';
import { markdownPage } from './markdown-page';

it.each(languages)('the Markdown pages in %s end with the way to the contact page', (language) => {
  const content = readSiteContent(language);
  const contact = `${siteUrl}${routes.pathOf('contact', language)}.md`;
  for (const page of ['about', 'technology'] as const) {
    const [text = ''] = markdownPage(content, page, []).split('\n\n---\n\n');
    const t = content.wordsOf(page);
    expect(text.endsWith(`${t('closing')} [${t('ask')}](${contact})`)).toBe(true);
  }
});

it('shows the signs of Markdown as they are', () => {
  expect(escape('*Two_words* [and] <more>')).toBe('\\*Two\\_words\\* \\[and\\] \\<more\\>');
});
