import { screen, within } from '@testing-library/react';
import { plainText } from '../../../plugins/gatsby-source-content';
import { figuresOf, readCase } from '../../testing/cases';
import { renderPage } from '../../testing/render-page';
import { word } from '../../testing/site';
import { textsOf } from '../../testing/dom/texts-of';
import { CaseTeaser } from './case-teaser';

it('the case on the home page shows its first result large and the others beside it, and links to the case', () => {
  const study = readCase('es');
  renderPage(<CaseTeaser study={study} />, { language: 'es' });

  const section = within(screen.getByRole('region', { name: plainText(study.heading) }));
  expect(section.getByText(study.teaser)).toBeVisible();
  const [firstFigure = '', ...otherFigures] = figuresOf(study, 'es');
  // Testing Library replaces non-breaking spaces.
  expect(section.getByText(firstFigure.replace(/\s/, ' '))).toBeVisible();
  const [first, ...others] = study.results.map(({ label }) => label);
  expect(section.getByText(first ?? '')).toBeInTheDocument();
  expect(textsOf(section.getAllByRole('term'))).toEqual(others);
  expect(textsOf(section.getAllByRole('definition'))).toEqual(otherFigures);
  const name = word('es', 'cases', 'readTitle').replace('{{title}}', study.title);
  expect(section.getByRole('link', { name })).toHaveAttribute('href', study.path);
});
