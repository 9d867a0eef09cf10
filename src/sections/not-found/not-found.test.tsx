import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { plainText } from '../../i18n/heading-marks';
import { renderPage } from '../../testing/render-page';
import { NotFound } from './not-found';

const content = JSON.parse(
  readFileSync('content/not-found.json', 'utf8'),
) as Queries.NotFoundContentFragment;

describe('NotFound', () => {
  it('shows that there is no such page and links back to the root', () => {
    renderPage(<NotFound content={content} />, { language: 'es' });

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(plainText(content.heading));
    expect(screen.getByText(content.lead)).toBeVisible();
    expect(screen.getByRole('link', { name: content.back })).toHaveAttribute('href', '/');
  });

  it('keeps its artwork from assistive technology', () => {
    renderPage(<NotFound content={content} />, { language: 'es' });
    expect(screen.queryByRole('img')).toBeNull();
  });
});
