import { screen, within } from '@testing-library/react';
import { plainText } from '../../i18n/heading-marks';
import { figuresOf, readCase } from '../../testing/cases';
import { renderPage } from '../../testing/render-page';
import { routes, word } from '../../testing/site';
import { CaseIndex } from './case-index';

const intro = { heading: '_Proof, in_ open *water*', lead: 'The numbers first.' };

describe('the page of all cases', () => {
  it('starts with the heading and the lead of the page', () => {
    renderPage(<CaseIndex intro={intro} cases={[]} />, { page: 'cases' });
    expect(screen.getByRole('heading', { level: 1, name: 'Proof, in open water' })).toBeVisible();
    expect(screen.getByText(intro.lead)).toBeVisible();
  });

  it('has a card with one link for each case', () => {
    const study = readCase('en');
    const other = { ...study, key: 'other', title: 'Other Case', path: '/en/cases/other' };
    renderPage(<CaseIndex intro={intro} cases={[study, other]} />, { page: 'cases' });

    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(2);
    cards.forEach((card, index) => {
      const { title, path } = index === 0 ? study : other;
      expect(within(card).getByRole('heading', { level: 2, name: title })).toBeVisible();
      expect(within(card).getByRole('link', { name: `Read the case: ${title}` })).toHaveAttribute(
        'href',
        path,
      );
    });
  });

  it('shows summary, picture and results', () => {
    const study = readCase('es');
    renderPage(<CaseIndex intro={intro} cases={[study]} />, { language: 'es', page: 'cases' });

    const card = within(screen.getByRole('article'));
    expect(card.getByText(study.summary)).toBeVisible();
    expect(card.getByRole('img', { name: study.imageAlt ?? '' })).toBeVisible();
    expect(card.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(
      figuresOf(study, 'es'),
    );
    expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual(
      study.results.map(({ label }) => label),
    );
  });

  it('works without a picture', () => {
    const study = readCase('en');
    const bare = { ...study, image: null, imageNarrow: null };
    renderPage(<CaseIndex intro={intro} cases={[bare]} />, { page: 'cases' });
    expect(within(screen.getByRole('article')).queryByRole('img')).not.toBeInTheDocument();
  });

  it('ends with the way to the contact page', () => {
    renderPage(<CaseIndex intro={intro} cases={[]} />, { page: 'cases' });
    expect(
      screen.getByRole('heading', { name: plainText(word('en', 'cases', 'invitation')) }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start Your Project' })).toHaveAttribute(
      'href',
      routes.pathOf('contact', 'en'),
    );
  });
});
