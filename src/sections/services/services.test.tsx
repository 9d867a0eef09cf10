import { screen, within } from '@testing-library/react';
import { languages, type Language } from '../../i18n/languages';
import { readNodes, readWords } from '../../testing/content';
import { renderPage } from '../../testing/render-page';
import { routes } from '../../testing/site';
import { Services } from './services';

const intro = { heading: '_Ten ways_ to catch the *swell*', lead: 'Take one.' };

const renderServices = (language: Language = 'en') => {
  const services = readNodes<Queries.ServiceRowFragment>('services', language);
  renderPage(<Services intro={intro} services={services} />, { language });
  return services;
};

describe('the section of services on the home page', () => {
  it.each(languages)('leads from every row to its place on the services page (%s)', (language) => {
    const path = routes.pathOf('services', language);
    const services = renderServices(language);

    const rows = screen.getAllByRole('listitem');
    expect(rows).toHaveLength(services.length);
    services.forEach(({ title, description, anchor }, index) => {
      const row = within(rows[index] ?? document.body);
      expect(row.getByRole('heading', { level: 3, name: title })).toBeVisible();
      expect(row.getByText(description)).toBeVisible();
      expect(row.getByRole('link', { name: title })).toHaveAttribute('href', `${path}#${anchor}`);
      expect(row.getByText(String(index + 1).padStart(2, '0'))).toBeInTheDocument();
    });
  });

  it.each(languages)('ends with the way to the contact form (%s)', (language) => {
    renderServices(language);
    const words = readWords(language).services;

    expect(screen.getByText(words.closing)).toBeVisible();
    expect(screen.getByRole('link', { name: words.launch })).toHaveAttribute('href', '#contact');
  });
});
