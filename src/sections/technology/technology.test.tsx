import { screen, within } from '@testing-library/react';
import { languages, type Language } from '../../i18n/languages';
import { plainText } from '../../i18n/heading-marks';
import { readNodes, readRecords, readWords } from '../../testing/content';
import { renderPage } from '../../testing/render-page';
import { percentLabel, routes, word } from '../../testing/site';
import { Technology } from './technology';

const skills = readRecords('skills');
const values = readRecords('values');

const words = (language: Language) => readWords(language).technology;

const renderTechnology = (language: Language = 'en', level: 1 | 2 = 2) =>
  renderPage(
    <Technology
      intro={{ heading: '_Our_ Technology *Arsenal*', lead: 'Six instruments.' }}
      level={level}
      skills={readNodes('skills', language)}
      values={readNodes('values', language)}
    />,
    { language },
  );

describe('the technology section', () => {
  it.each(languages)(
    'shows the percentages of the content as text and as bars, in %s',
    (language) => {
      renderTechnology(language);
      const rows = within(screen.getByRole('list', { name: words(language).skills })).getAllByRole(
        'listitem',
      );

      expect(rows).toHaveLength(skills.length);
      skills.forEach(({ name, percent }, index) => {
        const row = within(rows[index] as HTMLElement);
        expect(row.getByText(name[language])).toBeVisible();
        expect(rows[index]?.textContent).toContain(percentLabel(percent, language));

        const bar = row.getByRole('progressbar', { name: name[language] });
        expect(bar).toHaveAttribute('aria-valuenow', `${percent}`);
        expect(bar).toHaveAttribute('aria-valuemin', '0');
        expect(bar).toHaveAttribute('aria-valuemax', '100');
      });
    },
  );

  it.each(languages)('shows why it matters, in %s', (language) => {
    renderTechnology(language);

    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(
      plainText(words(language).why),
    );
    expect(screen.getAllByRole('heading', { level: 4 }).map((title) => title.textContent)).toEqual(
      values.map(({ title }) => title[language]),
    );
    for (const { text } of values) expect(screen.getByText(text[language])).toBeVisible();
  });

  it.each(languages)('ends on its own page with the way to the contact page, in %s', (language) => {
    const { unmount } = renderTechnology(language, 1);
    const name = word(language, 'technology', 'ask');
    expect(screen.getByText(word(language, 'technology', 'closing'))).toBeVisible();
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      routes.pathOf('contact', language),
    );
    unmount();

    renderTechnology(language, 2);
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  });

  it('is the subject of its own page', () => {
    renderTechnology('en', 1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Our Technology Arsenal');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(plainText(words('en').why));
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(values.length);
  });
});
