import { screen, within } from '@testing-library/react';
import { serviceAnchors } from '../../testing/content-rules';
import { readNodes, readWords } from '../../testing/content';
import { renderPage } from '../../testing/render-page';
import { routes } from '../../testing/site';
import { textsOf } from '../../testing/dom/texts-of';
import { ServiceDetails } from './service-details';

it('the services page has an anchor for each group, with several services under its name, and ends with the way to the contact page', () => {
  const services = readNodes<Queries.ServiceDetailFragment>('Service', 'es');
  const intro = { heading: '_Diez formas_ de atrapar la *ola*', lead: 'Elige una.' };
  const { container } = renderPage(<ServiceDetails intro={intro} services={services} />, {
    language: 'es',
    page: 'services',
  });
  const { common, services: words } = readWords('es');

  const sections = [...container.querySelectorAll<HTMLElement>('section[id]')];
  expect(sections.map(({ id }) => id)).toEqual([...new Set(services.map(({ anchor }) => anchor))]);
  for (const anchor of serviceAnchors) {
    const shown = within(sections.find(({ id }) => id === anchor) ?? container);
    const inGroup = services.filter((service) => service.anchor === anchor);
    const titles = inGroup.map(({ title }) => title);
    const several = titles.length > 1;
    const name = several ? common.serviceGroups[anchor] : titles[0];
    expect(shown.getByRole('heading', { level: 2, name })).toBeVisible();
    const below = shown.queryAllByRole('heading', { level: 3 });
    expect(textsOf(below)).toEqual(several ? titles : []);
    for (const { title, description, details } of inGroup) {
      const article = within(shown.getByRole('article', { name: title }));
      expect(article.getByText(description)).toBeVisible();
      expect(article.getByText(details)).toBeVisible();
    }
  }
  const contact = screen.getByRole('link', { name: words.launch });
  expect(contact).toHaveAttribute('href', routes.pathOf('contact', 'es'));
});
