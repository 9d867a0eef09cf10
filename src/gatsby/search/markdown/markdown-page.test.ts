/** @jest-environment node */
import { languages } from '../../../i18n/languages';
import { casePage } from '../../../i18n/route-table';
import { plainText } from '../../../i18n/heading-marks';
import { percentLabel, routes } from '../../../testing/site';
import { readSiteContent, siteUrl } from '../../../testing/site-content';
import { escape } from './format';
import { llmsText } from './llms-text';
import { markdownPage } from './markdown-page';

describe.each(languages)('the Markdown pages in %s', (language) => {
  const content = readSiteContent(language);
  const [study] = content.cases;

  const beginning = (page: string) => markdownPage(content, page, []).split('\n\n').slice(0, 2);

  it('begin with the heading and the lead of their page', () => {
    for (const { key, heading, lead } of content.pages)
      expect(beginning(key)).toEqual([`# ${plainText(heading)}`, lead]);
  });

  it('name every price', () => {
    const text = markdownPage(content, 'pricing', []);
    expect(text).toContain(content.wordsOf('pricing')('custom'));
    for (const { name, price } of content.plans)
      for (const words of price ? [name, price.monthlyLabel, price.yearlyLabel] : [name])
        expect(text).toContain(words);
  });

  it('give the skills in percent, as the language writes it', () => {
    const text = markdownPage(content, 'technology', []);
    for (const { name, percent } of content.skills)
      expect(text).toContain(`**${name}**: ${percentLabel(percent, language)}\n`);
  });

  it.each(['about', 'technology'] as const)('end %s with the way to the contact page', (page) => {
    const [text = ''] = markdownPage(content, page, []).split('\n\n---\n\n');
    const t = content.wordsOf(page);
    const contact = `${siteUrl}${routes.pathOf('contact', language)}.md`;
    expect(text.endsWith(`${t('closing')} [${t('ask')}](${contact})`)).toBe(true);
  });

  it('complete the teaser of the case on the home page with its first result', () => {
    const [first] = study?.results ?? [];
    expect(markdownPage(content, 'home', [])).toContain(
      `${study?.teaser} ${percentLabel(first?.value ?? 0, language)}.\n`,
    );
  });

  it('tell the story of a case', () => {
    const page = casePage(study?.key ?? '');
    const text = markdownPage(content, page, []);
    expect(beginning(page)).toEqual([`# ${plainText(study?.heading ?? '')}`, study?.summary]);
    expect(text).toContain(study?.story.trim());
    expect(text).toContain(study?.quote.text);
  });

  it('lead to the same page in the other languages', () => {
    const page = 'contact';
    const alternates = languages.map((code) => ({ page, language: code, path: `/${code}/other` }));
    const text = markdownPage(content, page, alternates);
    for (const code of languages)
      expect(text.includes(`(${siteUrl}/${code}/other.md)`)).toBe(code !== language);
  });
});

it('shows the signs of Markdown as they are', () => {
  expect(escape('*Two_words* [and] <more>')).toBe('\\*Two\\_words\\* \\[and\\] \\<more\\>');
});

it('lists the Markdown page of every page for language models', () => {
  const contents = languages.map(readSiteContent);
  const text = llmsText(contents);
  for (const { path } of contents.flatMap(({ pages, cases }) => [...pages, ...cases]))
    expect(text).toContain(`(${siteUrl}${path}.md)`);
});
