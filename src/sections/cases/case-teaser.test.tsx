import { screen, within } from '@testing-library/react';
import { languages } from '../../i18n/languages';
import { plainText } from '../../i18n/heading-marks';
import { figuresOf, readCase } from '../../testing/cases';
import { renderPage } from '../../testing/render-page';
import { routes, word } from '../../testing/site';
import { CaseTeaser } from './case-teaser';

describe('the case on the home page', () => {
  it.each(languages)('links to the case (%s)', (language) => {
    const study = readCase(language);
    renderPage(<CaseTeaser study={study} />, { language });
    const name = word(language, 'cases', 'readTitle').replace('{{title}}', study.title);
    const path = routes.pathOf(`cases/${study.key}`, language);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
  });

  it.each(languages)('shows the first result large and the others beside it (%s)', (language) => {
    const study = readCase(language);
    renderPage(<CaseTeaser study={study} />, { language });

    const section = within(screen.getByRole('region', { name: plainText(study.heading) }));
    expect(section.getByText(study.teaser)).toBeVisible();
    const [firstFigure = '', ...otherFigures] = figuresOf(study, language);
    // Testing Library replaces non-breaking spaces.
    expect(section.getByText(firstFigure.replace(/\s/, ' '))).toBeVisible();
    const [first, ...others] = study.results.map(({ label }) => label);
    expect(section.getByText(first ?? '')).toBeInTheDocument();
    expect(section.getAllByRole('term').map((term) => term.textContent)).toEqual(others);
    expect(section.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(
      otherFigures,
    );
  });
});
