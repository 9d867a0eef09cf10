import { screen } from '@testing-library/react';
import { plainText } from '../../i18n/heading-marks';
import { notFoundLanguage } from '../../i18n/languages';
import { readNodes } from '../../testing/content';
import { renderPage } from '../../testing/render-page';
import { NotFound } from './not-found';

const [content] = readNodes<Queries.NotFoundContentFragment>('not-found', notFoundLanguage);
if (!content) throw new Error('The record of the page has errors; npm run content lists them.');

describe('NotFound', () => {
  it('shows that there is no such page and links back to the root', () => {
    renderPage(<NotFound content={content} />, { language: notFoundLanguage });

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(plainText(content.heading));
    expect(screen.getByText(content.lead)).toBeVisible();
    expect(screen.getByRole('link', { name: content.back })).toHaveAttribute('href', '/');
  });

  it('keeps its artwork from assistive technology', () => {
    renderPage(<NotFound content={content} />, { language: notFoundLanguage });
    expect(screen.queryByRole('img')).toBeNull();
  });
});
