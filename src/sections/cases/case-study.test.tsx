import { screen, within } from '@testing-library/react';
import { readWords } from '../../testing/content';
import { figuresOf, readCase } from '../../testing/cases';
import { renderPage } from '../../testing/render-page';
import { routes } from '../../testing/site';
import { textsOf } from '../../testing/dom/texts-of';
import { CaseStudy } from './case-study';

const study = readCase('es');
const words = readWords('es').cases;

const renderStudy = (shown: Queries.CaseStudyFragment) =>
  renderPage(<CaseStudy study={shown} indexLabel="All cases" />, { language: 'es', page: 'cases' });

describe('the page of a case', () => {
  it('shows the case with all results, its story and its quote, leads back to all cases, and opens its document in a new tab', () => {
    renderStudy(study);
    const path = within(screen.getByRole('navigation', { name: words.breadcrumb }));
    const index = routes.pathOf('cases', 'es');
    expect(path.getByRole('link', { name: 'All cases' })).toHaveAttribute('href', index);
    expect(path.getByText(study.title)).toHaveAttribute('aria-current', 'page');

    expect(screen.getByText(study.summary)).toBeVisible();
    expect(textsOf(screen.getAllByRole('term'))).toEqual([
      words.client,
      words.solution,
      words.duration,
      ...study.results.map(({ label }) => label),
    ]);
    expect(textsOf(screen.getAllByRole('definition'))).toEqual([
      study.client,
      study.solution,
      study.duration,
      ...figuresOf(study, 'es'),
    ]);
    expect(screen.getByRole('heading', { level: 2, name: 'Problem' })).toBeVisible();

    const { quote, document } = study;
    const figure = within(screen.getByRole('figure'));
    expect(figure.getByRole('blockquote')).toHaveTextContent(quote.text);
    expect(figure.getByText(quote.name)).toBeVisible();
    expect(figure.getByText(quote.role)).toBeVisible();

    // The upright picture is for phones.
    const sources = screen
      .getByRole('img', { name: study.imageAlt })
      .closest('picture')
      ?.querySelectorAll('source[media="(width < 37.5rem)"]');
    expect(sources).not.toHaveLength(0);
    for (const source of sources ?? []) expect(source).toHaveAttribute('height', '2000');

    const link = screen.getByRole('link', { name: `${document.title} ${document.note}` });
    expect(link).toHaveAttribute('href', document.url);
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('gives the list in the story the icons of the case', () => {
    renderStudy(study);
    expect(screen.getByRole('heading', { name: 'Problem' }).parentElement).toHaveStyle({
      '--icon-1': 'url("file#CABLE-view")',
      '--icon-2': 'url("file#COMPASS-view")',
    });
  });

  it('has no link to a document if there is none, and ends with the way to the contact page', () => {
    renderStudy({ ...study, document: null });
    const links = screen.getAllByRole('link');
    expect(textsOf(links)).toEqual(['All cases', words.start]);
    expect(links[1]).toHaveAttribute('href', routes.pathOf('contact', 'es'));
  });
});
