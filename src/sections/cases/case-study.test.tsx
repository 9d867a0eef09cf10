import { screen, within } from '@testing-library/react';
import { languages, type Language } from '../../i18n/languages';
import { plainText } from '../../i18n/heading-marks';
import { readWords } from '../../testing/content';
import { figuresOf, readCase } from '../../testing/cases';
import { renderPage } from '../../testing/render-page';
import { routes } from '../../testing/site';
import { CaseStudy } from './case-study';

const renderStudy = (language: Language) => {
  const study = readCase(language);
  renderPage(<CaseStudy study={study} indexLabel="All cases" />, { language, page: 'cases' });
  return study;
};

describe('the page of a case', () => {
  it.each(languages)('leads back to all cases and on to contact (%s)', (language) => {
    const { title } = renderStudy(language);
    const { breadcrumb, start } = readWords(language).cases;
    const index = routes.pathOf('cases', language);
    const contact = routes.pathOf('contact', language);

    const path = within(screen.getByRole('navigation', { name: breadcrumb }));
    expect(path.getByRole('link', { name: 'All cases' })).toHaveAttribute('href', index);
    expect(path.getByText(title)).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: start })).toHaveAttribute('href', contact);
  });

  it.each(languages)(
    'shows summary, client, solution, duration and all results (%s)',
    (language) => {
      const study = renderStudy(language);
      const words = readWords(language).cases;

      expect(
        screen.getByRole('heading', { level: 1, name: plainText(study.heading) }),
      ).toBeVisible();
      expect(screen.getByText(study.summary)).toBeVisible();
      expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
        words.client,
        words.solution,
        words.duration,
        ...study.results.map(({ label }) => label),
      ]);
      expect(screen.getAllByRole('definition').map((item) => item.textContent)).toEqual([
        study.client,
        study.solution,
        study.duration,
        ...figuresOf(study, language),
      ]);
    },
  );

  it('shows the upright picture on phones', () => {
    const { imageAlt } = renderStudy('en');
    const sources = screen
      .getByRole('img', { name: imageAlt ?? '' })
      .closest('picture')
      ?.querySelectorAll('source[media="(width < 37.5rem)"]');
    expect(sources).not.toHaveLength(0);
    for (const source of sources ?? []) expect(source).toHaveAttribute('height', '2000');
  });

  it('tells the story that the editors wrote', () => {
    renderStudy('en');
    expect(screen.getByRole('heading', { level: 2, name: 'Problem' })).toBeVisible();
    expect(screen.getByText('Hiring had outgrown the spreadsheet.')).toBeVisible();
  });

  it('opens the external document in a new tab, and names that', () => {
    const { document } = renderStudy('en');
    const link = screen.getByRole('link', { name: `${document.title} ${document.note}` });
    expect(link).toHaveAttribute('href', document.url);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
    expect(document.note).toContain('new tab');
  });

  it('has no link to a document where there is none', () => {
    const study = readCase('en');
    renderPage(<CaseStudy study={{ ...study, document: null }} indexLabel="All cases" />, {
      page: 'cases',
    });
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'All cases',
      'Start Your Project',
    ]);
  });

  it('quotes the client', () => {
    const { quote } = renderStudy('en');
    const figure = within(screen.getByRole('figure'));
    expect(figure.getByRole('blockquote')).toHaveTextContent(quote.text);
    expect(figure.getByText(quote.name)).toBeVisible();
    expect(figure.getByText(quote.role)).toBeVisible();
  });
});
