import { screen, within } from '@testing-library/react';
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

  it('leads from each service to the contact form with that service', () => {
    renderPage(<ServiceDetails intro={intro} services={services} />, {
      language: 'en',
      page: 'services',
    });
    const { ask } = translations('en').services;
    const link = screen.getByRole('link', { name: `${ask}: Models` });
    expect(link).toHaveAttribute('href', '/en/contact?service=other');
  });

  it('ends with a link to the contact page', () => {
    renderDetails();
    const contact = screen.getByRole('link', { name: texts.services.launch });
    expect(contact).toHaveAttribute('href', '/es/contacto');
  });
});
