import { screen, within } from '@testing-library/react';
import { readNodes, readWords } from '../../testing/content';
import { renderPage } from '../../testing/render-page';
import { routes } from '../../testing/site';
import { Services } from './services';

it('the section of services leads from every row to its place on the services page', () => {
  const services = readNodes<Queries.ServiceRowFragment>('Service', 'nl');
  const intro = { heading: '_Tien manieren_ om te *varen*', lead: 'Kies er een.' };
  renderPage(<Services intro={intro} services={services} />, { language: 'nl' });

  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(services.length);
  services.forEach(({ title, description, anchor }, index) => {
    const row = within(rows[index] ?? document.body);
    expect(row.getByRole('heading', { level: 3, name: title })).toBeVisible();
    expect(row.getByText(description)).toBeVisible();
    const link = row.getByRole('link', { name: title });
    expect(link).toHaveAttribute('href', routes.pathOf('services', 'nl', anchor));
    expect(row.getByText(String(index + 1).padStart(2, '0'))).toBeInTheDocument();
  });
  expect(screen.getByText(readWords('nl').services.closing)).toBeVisible();
});
