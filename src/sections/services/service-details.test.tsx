import { screen, within } from '@testing-library/react';
import type { Language } from '../../i18n/languages';
import { textsOf } from '../../testing/dom';
import { intro, services } from '../../testing/fixtures';
import { translations } from '../../testing/i18n-provider';
import { renderPage } from '../../testing/render-page';
import { ServiceDetails } from './service-details';

const texts = translations('es');

const renderDetails = () =>
  renderPage(<ServiceDetails intro={intro} services={services} />, {
    language: 'es',
    page: 'services',
  }).container;

describe('the services page', () => {
  it('has an anchor for each group', () => {
    const sections = renderDetails().querySelectorAll('section[id]');
    expect([...sections].map(({ id }) => id)).toEqual(['ai-development', 'tech-consulting']);
  });

  it('shows several services of a group under its name', () => {
    renderDetails();
    expect(textsOf(screen.getAllByRole('heading', { level: 2 }))).toEqual([
      'Websites',
      texts.common.serviceGroups['tech-consulting'],
    ]);
    expect(textsOf(screen.getAllByRole('heading', { level: 3 }))).toEqual(['Models', 'Agents']);
  });

  it('describes each service', () => {
    renderDetails();
    const article = within(screen.getByRole('article', { name: 'Models' }));
    expect(article.getByText('We train them.')).toBeVisible();
    expect(article.getByText('Small ones.')).toBeVisible();
  });

  const articleIn = (language: Language, name: string) => {
    renderPage(<ServiceDetails intro={intro} services={services} />, {
      language,
      page: 'services',
    });
    return within(screen.getByRole('article', { name }));
  };

  it.each([
    ['Websites', 'Included in the plans Starter and Pro'],
    ['Models', 'Included in the plan AI Pro'],
    ['Agents', 'Not part of a plan: we quote it in a written proposal'],
  ])('says what %s are part of', (name, expected) => {
    const offer = articleIn('en', name).getByText(/plan/);
    expect(offer).toHaveTextContent(expected);
  });

  it('leads to each plan of a service', () => {
    const article = articleIn('nl', 'Websites');
    expect(article.getByText(/^Onderdeel/)).toHaveTextContent(
      'Onderdeel van de pakketten Starter en Pro',
    );
    const plan = article.getByRole('link', { name: 'Pro' });
    expect(plan).toHaveAttribute('href', '/nl/prijzen#plan-pro');
  });

  it('leads from a service to its case', () => {
    const link = articleIn('en', 'Models').getByRole('link', { name: /Harbour crew/ });
    expect(link).toHaveAttribute('href', '/en/cases/harbour-crew');
  });

  it.each([
    ['en', 'Websites', '/en/contact?service=web-development'],
    ['en', 'Models', '/en/contact?service=other&title=Models'],
    ['es', 'Websites', '/es?service=web-development#contact'],
    ['es', 'Models', '/es?service=other&title=Models#contact'],
  ] as const)('leads in %s from %s to a form with that service', (language, name, href) => {
    const { ask } = translations(language).services;
    const link = articleIn(language, name).getByRole('link', { name: `${ask}: ${name}` });
    expect(link).toHaveAttribute('href', href);
  });

  it('ends with a link to the contact page', () => {
    renderDetails();
    const contact = screen.getByRole('link', { name: texts.services.launch });
    expect(contact).toHaveAttribute('href', '/es/contacto');
  });
});
