import { serviceAnchors } from '../../plugins/gatsby-source-content/content-types/service';
import type { Language } from '../../src/i18n/languages';
import { plainText } from '../../plugins/gatsby-source-content';
import { casePage, casesPage, homePage } from '../../src/i18n/route-table';
import { readEntries, readSite } from '../../src/testing/content';
import {
  homeAnchors,
  menuLanguages,
  menuPaths,
  pages as records,
  routes,
  word,
} from '../../src/testing/site';
import { eachPage, notFound, routedPages, textOf, type BuiltPage } from './testing/built-site';

const hrefs = ({ document }: BuiltPage, selector: string) =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

/** The links of the navigation; the header may also hold the way to the page. */
const bar = (language: Language) =>
  `header nav[aria-label="${word(language, 'common', 'header.navigation')}"] a`;

describe.each(eachPage([...routedPages, notFound]))('the ways out of %s', (_path, page) => {
  const { document, language } = page;

  it('lead to the pages of the header in their order, under their names', () => {
    const paths = menuPaths('header', language);
    const labels = paths.map(
      (path) => records.find(({ key }) => routes.pathOf(key, language) === path)?.label[language],
    );
    for (const menu of [bar(language), 'dialog nav a']) {
      expect(hrefs(page, menu)).toEqual(paths);
      expect([...document.querySelectorAll(menu)].map(textOf)).toEqual(labels);
    }
    const start = [...document.querySelectorAll('header a, dialog a')].filter(
      (link) => textOf(link) === word(language, 'common', 'header.getStarted'),
    );
    const contact = routes.pathOf('contact', language);
    expect(start.map((link) => link.getAttribute('href'))).toEqual([contact, contact]);
  });

  it('get wider from first to last in the menu', () => {
    const [first, ...others] = document.querySelectorAll('dialog nav a');
    expect(first?.getAttribute('style')).toBe('font-stretch:66%');
    expect(others.at(-1)?.getAttribute('style')).toBe('font-stretch:140%');
  });

  it('lead in the footer to the pages of its menu, to every group that a service can be in and, in a new tab, to every social network', () => {
    const list = (name: string) => hrefs(page, `nav[aria-labelledby="footer-${name}"] a`);
    expect(list('explore')).toEqual(menuPaths('footer', language));
    expect(list('services')).toEqual(
      serviceAnchors.map((anchor) => routes.pathOf('services', language, anchor)),
    );
    const newTab = word(language, 'common', 'newTab');
    const profiles = [...document.querySelectorAll('footer a[target="_blank"]')];
    expect(profiles.map((link) => [link.ariaLabel, link.getAttribute('href')])).toEqual(
      readSite().social.map(({ label, url }) => [`${label} (${newTab})`, url]),
    );
  });

  it('lead to the same page in each language, or to the root of the language', () => {
    const paths = menuLanguages.map((code) =>
      routes.pathOf(page.routed ? page.page : homePage, code),
    );
    for (const list of ['#languages', 'dialog'])
      expect(hrefs(page, `${list} a[hreflang]`)).toEqual(paths);
  });

  it('mark in header and menu the page itself, or the one that it belongs to', () => {
    const markedIn = (menu: string) =>
      [...document.querySelectorAll(`${menu}[aria-current]`)].map((link) => [
        link.getAttribute('href'),
        link.getAttribute('aria-current'),
      ]);
    const above = page.page.startsWith(casePage('')) ? casesPage : page.page;
    const isInHeader = records.some(({ key, header }) => key === above && header);
    const marked = isInHeader
      ? [[routes.pathOf(above, language), above === page.page ? 'page' : 'true']]
      : [];
    for (const menu of [bar(language), 'dialog nav a']) expect(markedIn(menu)).toEqual(marked);
  });
});

it.each(eachPage(routedPages.filter(({ page }) => page === homePage)))(
  'holds every section and every record of %s',
  (_path, { document, language }) => {
    for (const section of homeAnchors)
      expect(textOf(document.querySelector(`#${section} :is(h2, h3)`))).not.toBe('');
    const link = (text: string) =>
      [...document.querySelectorAll('main a')]
        .filter((one) => textOf(one) === text)
        .map((one) => one.getAttribute('href'));
    expect(link(word(language, 'hero', 'start'))).toEqual(['#contact']);
    expect(link(word(language, 'hero', 'explore'))).toEqual(['#services']);
    expect(link(word(language, 'services', 'launch'))).toEqual(['#contact']);
    expect(link(word(language, 'projects', 'start'))).toEqual([routes.pathOf('contact', language)]);

    const text = textOf(document.querySelector('main'));
    const missing = [
      ...readEntries('Service').map(({ title }) => title[language]),
      ...readEntries('Value').map(({ title }) => title[language]),
      ...readEntries('Skill').flatMap(({ name, percent }) => [name[language], String(percent)]),
      ...readEntries('Project').flatMap((record) => [record.title, record.description[language]]),
      ...readEntries('Plan')
        .filter(({ line }) => line === 'core')
        .flatMap(({ name, features }) => [name, ...features].map((one) => one[language])),
    ].filter((expected) => !text.includes(expected));
    expect(missing).toEqual([]);
  },
);

it.each(eachPage(routedPages.filter(({ page }) => [homePage, 'contact'].includes(page))))(
  'introduces the form of %s, and leads to the mailbox and the telephone beside it',
  (_path, { document, language }) => {
    const form = document.querySelector('main form:has(textarea)');
    expect(form?.querySelectorAll('input:not([type="hidden"], [type="checkbox"])')).toHaveLength(3);
    const section = form?.closest('section');
    const intro = records.find(({ key }) => key === 'contact');
    const heading = textOf(section?.querySelector('h1, h2'));
    expect(heading).toBe(plainText(intro?.heading[language] ?? ''));
    expect(textOf(section)).toContain(intro?.lead?.[language]);
    const { email, phone } = readSite();
    for (const [href, text] of [
      [`mailto:${email}`, email],
      [`tel:${phone.replaceAll(' ', '')}`, phone],
    ])
      expect(textOf(section?.querySelector(`a[href="${href}"]`))).toBe(text);
  },
);
