import { screen, within } from '@testing-library/react';
import { textsOf } from '../../testing/dom';
import { caseStudy } from '../../testing/fixtures';
import { renderPage } from '../../testing/render-page';
import { CaseTeaser } from './case-teaser';

it('shows the first result of a case, the others beside it, and a link to the case', () => {
  renderPage(<CaseTeaser caseStudy={caseStudy} />);
  const section = within(screen.getByRole('region', { name: 'A crew in days' }));
  expect(section.getByText('Half of the hours.')).toBeVisible();
  expect(section.getByText('47%').parentElement).toHaveTextContent('47% less time');
  expect(textsOf(section.getAllByRole('listitem'))).toEqual(['18 hours a week']);
  expect(section.getByRole('link')).toHaveAccessibleName(/Harbour crew/);
  expect(section.getByRole('link')).toHaveAttribute('href', '/en/cases/harbour-crew');
});
