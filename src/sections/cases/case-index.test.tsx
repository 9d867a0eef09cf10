import { screen, within } from '@testing-library/react';
import { plainText } from '../../../plugins/gatsby-source-content';
import { figuresOf, readCase } from '../../testing/cases';
import { renderPage } from '../../testing/render-page';
import { routes, word } from '../../testing/site';
import { textsOf } from '../../testing/dom/texts-of';
import { CaseIndex } from './case-index';

it('the page of all cases has a card for each with one link, its summary, its results and a picture if there is one', () => {
  const study = readCase('es');
  const bare = { ...study, key: 'bare', title: 'Otro', image: null, imageNarrow: null };
  const intro = { heading: '_Pruebas_ a mar *abierto*', lead: 'Primero, las cifras.' };
  renderPage(<CaseIndex intro={intro} cases={[study, bare]} />, { language: 'es', page: 'cases' });

  expect(screen.getByText(intro.lead)).toBeVisible();
  const cards = screen.getAllByRole('article').map((card) => within(card));
  expect(cards.map((card) => card.queryAllByRole('img', { name: study.imageAlt }).length)).toEqual([
    1, 0,
  ]);
  [study, bare].forEach(({ title, path, summary, results }, index) => {
    const card = cards[index] ?? screen;
    expect(card.getByRole('heading', { level: 2, name: title })).toBeVisible();
    const name = word('es', 'cases', 'readTitle').replace('{{title}}', title);
    expect(card.getByRole('link', { name })).toHaveAttribute('href', path);
    expect(card.getByText(summary)).toBeVisible();
    expect(textsOf(card.getAllByRole('term'))).toEqual(results.map(({ label }) => label));
    expect(textsOf(card.getAllByRole('definition'))).toEqual(figuresOf(study, 'es'));
  });

  const invitation = plainText(word('es', 'cases', 'invitation'));
  expect(screen.getByRole('heading', { name: invitation })).toBeVisible();
  const contact = screen.getByRole('link', { name: word('es', 'cases', 'start') });
  expect(contact).toHaveAttribute('href', routes.pathOf('contact', 'es'));
});
