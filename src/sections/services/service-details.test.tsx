import { screen, within } from '@testing-library/react';
import { serviceAnchors } from '../../testing/content-rules';
import { languages, type Language } from '../../i18n/languages';
import { readNodes, readWords } from '../../testing/content';
import { renderPage } from '../../testing/render-page';
import { routes } from '../../testing/site';
import { ServiceDetails } from './service-details';

const renderDetails = (language: Language = 'en') => {
  const services = readNodes<Queries.ServiceDetailFragment>('services', language);
  const intro = { heading: '_Ten ways_ to catch the *swell*', lead: 'Take one.' };
  const { container } = renderPage(<ServiceDetails intro={intro} services={services} />, {
    language,
    page: 'services',
  });
  const group = (anchor: string) => {
    const element = container.querySelector<HTMLElement>(`#${anchor}`);
    if (!element) throw new Error(`There is no anchor ${anchor}.`);
    return element;
  };
  return { container, services, group };
};

describe('the services page', () => {
  it.each(languages)('has an anchor for each group, with its services in full (%s)', (language) => {
    const { container, services, group } = renderDetails(language);

    const sections = [...container.querySelectorAll('section[id]')].map(({ id }) => id);
    expect(sections).toEqual([...serviceAnchors]);
    for (const service of services) {
      const inGroup = within(group(service.anchor));
      const article = within(inGroup.getByRole('article', { name: service.title }));
      expect(article.getByText(service.description)).toBeVisible();
      expect(article.getByText(service.details)).toBeVisible();
    }
  });

  it.each(languages)(
    'puts several services under the name of their group, and only them (%s)',
    (language) => {
      const { group, services } = renderDetails(language);
      const names = readWords(language).common.serviceGroups;

      for (const anchor of serviceAnchors) {
        const titles = services
          .filter((service) => service.anchor === anchor)
          .map(({ title }) => title);
        const several = titles.length > 1;
        const shown = within(group(anchor));
        const name = several ? names[anchor] : titles[0];
        expect(shown.getByRole('heading', { level: 2, name })).toBeVisible();
        const below = shown.queryAllByRole('heading', { level: 3 });
        expect(below.map(({ textContent }) => textContent)).toEqual(several ? titles : []);
      }
    },
  );

  it('has one main heading and skips no level', () => {
    renderDetails();
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));

    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    levels.slice(1).forEach((level, index) => expect(level - (levels[index] ?? 0)).toBeLessThan(2));
  });

  it.each(languages)('ends with the way to the contact page (%s)', (language) => {
    renderDetails(language);
    const { launch } = readWords(language).services;
    expect(screen.getByRole('link', { name: launch })).toHaveAttribute(
      'href',
      routes.pathOf('contact', language),
    );
  });
});
