import { screen, within } from '@testing-library/react';
import { textsOf } from '../../testing/dom';
import { caseStudy } from '../../testing/fixtures';
import { translations } from '../../testing/i18n-provider';
import { renderPage } from '../../testing/render-page';
import { CaseStudy } from './case-study';

const texts = translations('es').cases;

const renderCase = (shown = caseStudy) =>
  renderPage(<CaseStudy caseStudy={shown} indexLabel="All cases" />, {
    language: 'es',
    page: 'cases',
  });

describe('the page of a case', () => {
  it('leads back to all cases', () => {
    renderCase();
    const breadcrumb = within(screen.getByRole('navigation', { name: texts.breadcrumb }));
    const index = breadcrumb.getByRole('link', { name: 'All cases' });
    expect(index).toHaveAttribute('href', '/es/casos');
    expect(breadcrumb.getByText('Harbour crew')).toHaveAttribute('aria-current', 'page');
  });

  it('shows the facts and the results', () => {
    renderCase();
    expect(screen.getByText('How a harbour hires.')).toBeVisible();
    expect(screen.getByText('Measured over three months.')).toBeVisible();
    expect(textsOf(screen.getAllByRole('definition'))).toEqual([
      'The harbour',
      'A workflow',
      'Two weeks',
    ]);
    const results = within(screen.getByRole('region', { name: 'What it saved' }));
    expect(textsOf(results.getAllByRole('listitem'))).toEqual(['47% less time', '18 hours a week']);
  });

  it('shows the story, with the icons of the case', () => {
    renderCase();
    const heading = screen.getByRole('heading', { level: 2, name: 'Problem' });
    expect(heading).toBeVisible();
    expect(heading.parentElement).toHaveStyle({
      '--icon-1': 'url("file#CABLE-view")',
      '--icon-2': 'url("file#COMPASS-view")',
    });
  });

  it('quotes the client', () => {
    renderCase();
    const figure = within(screen.getByRole('figure'));
    expect(figure.getByRole('blockquote')).toHaveTextContent('We hire in days.');
    expect(figure.getByText('Ada Example')).toBeVisible();
    expect(figure.getByText('Captain')).toBeVisible();
  });

  it('shows the upright picture on phones', () => {
    renderCase();
    const image = screen.getByRole('img', { name: 'A pipeline of candidates' });
    const source = image.closest('picture')?.querySelector('source');
    expect(source).toHaveAttribute('media', '(width < 37.5rem)');
    expect(source).toHaveAttribute('srcset', '/narrow.png.avif 800w');
  });

  it('opens its document in a new tab, and says so', () => {
    renderCase();
    const link = screen.getByRole('link', {
      name: 'The workflow in detail 22 pages, opens in a new tab',
    });
    expect(link).toHaveAttribute('href', 'https://example.com/document');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('has no link to a document if there is none', () => {
    renderCase({ ...caseStudy, document: null });
    expect(textsOf(screen.getAllByRole('link'))).toEqual(['All cases', texts.start]);
  });

  it('ends with a link to the contact page', () => {
    renderCase();
    const contact = screen.getByRole('link', { name: texts.start });
    expect(contact).toHaveAttribute('href', '/es/contacto');
  });
});
