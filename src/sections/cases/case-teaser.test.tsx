import { screen, within } from '@testing-library/react';
import { languages } from '../../i18n/languages';
import { plainText } from '../../i18n/heading-marks';
import { readCase, readFigures } from '../../testing/cases';
import { renderPage } from '../../testing/render-page';
import { CaseTeaser } from './case-teaser';

describe('CaseTeaser', () => {
  it.each([
    ['en', '/en/cases/recruitmentworkflow', 'Read the case: Recruitment Workflow'],
    ['nl', '/nl/cases/wervingsproces', 'Lees de case: Wervingsproces'],
    ['es', '/es/casos/proceso-reclutamiento', 'Leer el caso: Proceso de Reclutamiento'],
  ] as const)('links to the case (%s)', (language, path, name) => {
    renderPage(<CaseTeaser study={readCase(language)} />, { language });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
  });

  it.each(languages)('shows the first result large and the others beside it (%s)', (language) => {
    const study = readCase(language);
    renderPage(<CaseTeaser study={study} />, { language });

    const section = within(screen.getByRole('region', { name: plainText(study.heading) }));
    expect(section.getByText(study.teaser)).toBeVisible();
    const [firstFigure = '', ...otherFigures] = readFigures(language);
    // The query knows no other space than the usual one.
    expect(section.getByText(firstFigure.replace(/\s/, ' '))).toBeVisible();
    const [first, ...others] = study.results.map(({ label }) => label);
    expect(section.getByText(first ?? '')).toBeInTheDocument();
    expect(section.getAllByRole('term').map((term) => term.textContent)).toEqual(others);
    expect(section.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(
      otherFigures,
    );
  });
});
