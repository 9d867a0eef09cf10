import { screen } from '@testing-library/react';
import { localize } from '../../testing/content-rules';
import { languages } from '../../i18n/languages';
import { readEntries, readWords } from '../../testing/content';
import { renderPage } from '../../testing/render-page';
import { Hero } from './hero';

const home = readEntries('Page').find(({ key }) => key === 'home');
if (!home) throw new Error('There is no entry of the home page.');

it.each(languages)(
  'the hero reads its title as one sentence in three lines, hides its stars from screen readers, and asks for the address of a newsletter subscriber (%s)',
  (language) => {
    const intro = { ...localize(home, language), heading: '_Surf_ the digital *frontier*' };
    renderPage(<Hero intro={intro} />, { language });
    const title = screen.getByRole('heading', { level: 1, name: 'Surf the digital frontier' });
    expect(title.children).toHaveLength(3);
    expect(document.querySelector('.hero-stars')).toHaveAttribute('aria-hidden', 'true');
    const name = readWords(language).common.newsletter.heroLabel;
    expect(screen.getByRole('textbox', { name })).toHaveAttribute('type', 'email');
  },
);
