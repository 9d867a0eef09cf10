import { screen, within } from '@testing-library/react';
import { textsOf } from '../../testing/dom';
import { intro, caseStudy } from '../../testing/fixtures';
import { translations } from '../../testing/i18n-provider';
import { renderPage } from '../../testing/render-page';
import { CaseIndex } from './case-index';

const other = { ...caseStudy, key: 'other', title: 'Other', path: '/en/cases/other', image: null };

const renderIndex = () =>
  renderPage(<CaseIndex intro={intro} cases={[caseStudy, other]} />, { page: 'cases' });

describe('the page of all cases', () => {
  it('has a card for each case, with one link', () => {
    renderIndex();
    const cards = screen.getAllByRole('article').map((card) => within(card));
    expect(cards.map((card) => card.getByRole('heading', { level: 2 }).textContent)).toEqual([
      'Harbour crew',
      'Other',
    ]);
    expect(cards.map((card) => card.getByRole('link').getAttribute('href'))).toEqual([
      '/en/cases/harbour-crew',
      '/en/cases/other',
    ]);
    expect(cards[1]?.getByRole('link')).toHaveAccessibleName(/Other/);
  });

  it('shows the summary and the results on a card', () => {
    renderIndex();
    const [card = document.body] = screen.getAllByRole('article');
    expect(within(card).getByText('How a harbour hires.')).toBeVisible();
    expect(textsOf(within(card).getAllByRole('listitem'))).toEqual([
      '47% less time',
      '18 hours a week',
    ]);
  });

  it('shows a picture where the case has one', () => {
    renderIndex();
    expect(screen.getAllByRole('img', { name: 'A pipeline of candidates' })).toHaveLength(1);
  });

  it('ends with a link to the contact page', () => {
    renderIndex();
    const contact = screen.getByRole('link', { name: translations().cases.start });
    expect(contact).toHaveAttribute('href', '/en/contact');
  });
});
