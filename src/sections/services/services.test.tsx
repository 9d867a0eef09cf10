import { screen, within } from '@testing-library/react';
import { intro, services } from '../../testing/fixtures';
import { renderPage } from '../../testing/render-page';
import { Services } from './services';

it('leads from every service to its group on the services page', () => {
  renderPage(<Services intro={intro} services={services} />, { language: 'nl' });
  const rows = screen.getAllByRole('listitem').map((row) => within(row));
  expect(rows).toHaveLength(3);
  const [, models] = rows;
  expect(models?.getByRole('heading', { level: 3, name: 'Models' })).toBeVisible();
  expect(models?.getByText('We train them.')).toBeVisible();
  expect(models?.getByText('02')).toBeInTheDocument();
  expect(rows.map((row) => row.getByRole('link').getAttribute('href'))).toEqual([
    '/nl/diensten#ai-development',
    '/nl/diensten#tech-consulting',
    '/nl/diensten#tech-consulting',
  ]);
});
