import { screen } from '@testing-library/react';
import { localize } from '../../testing/content-rules';
import { languages, type Language } from '../../i18n/languages';
import { plainText } from '../../i18n/heading-marks';
import { readRecords, readWords } from '../../testing/content';
import { renderPage } from '../../testing/render-page';
import { Hero } from './hero';

const home = readRecords('pages').find(({ key }) => key === 'home');

const renderHero = (language: Language) => {
  if (!home) throw new Error('There is no record of the home page.');
  const intro = localize(home, language);
  renderPage(<Hero intro={intro} />, { language });
  return intro;
};

describe('the hero', () => {
  it.each(languages)('reads the title as one sentence in three lines (%s)', (language) => {
    const { heading, lead } = renderHero(language);

    const title = screen.getByRole('heading', { level: 1, name: plainText(heading) });
    expect(title).toHaveTextContent(plainText(heading));
    expect(title.children).toHaveLength(3);
    expect(screen.getByText(lead)).toBeVisible();
  });

  it.each(languages)('links to the contact form and to the services (%s)', (language) => {
    renderHero(language);
    const { start, explore } = readWords(language).hero;

    expect(screen.getByRole('link', { name: start })).toHaveAttribute('href', '#contact');
    expect(screen.getByRole('link', { name: explore })).toHaveAttribute('href', '#services');
  });

  it('hides its stars from screen readers', () => {
    renderHero('en');
    expect(document.querySelector('.hero-stars')).toHaveAttribute('aria-hidden', 'true');
  });

  it('asks for the address of a newsletter subscriber', () => {
    renderHero('en');
    const { newsletter } = readWords('en').common;
    expect(screen.getByRole('textbox', { name: newsletter.heroLabel })).toHaveAttribute(
      'type',
      'email',
    );
  });
});
