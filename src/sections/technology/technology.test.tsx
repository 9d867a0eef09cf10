import { screen, within } from '@testing-library/react';
import { plainText } from '../../../plugins/gatsby-source-content';
import { readNodes, readEntries, readWords } from '../../testing/content';
import { renderPage } from '../../testing/render-page';
import { percentLabel, routes } from '../../testing/site';
import { textsOf } from '../../testing/dom/texts-of';
import { Technology } from './technology';

/** It has a space before the sign of a percentage. */
const language = 'es';

const skills = readEntries('Skill');
const values = readEntries('Value');

const renderTechnology = (level: 1 | 2) => {
  const intro = { heading: '_Our_ Technology *Arsenal*', lead: 'Six instruments.' };
  renderPage(
    <Technology
      intro={intro}
      level={level}
      skills={readNodes('Skill', language)}
      values={readNodes('Value', language)}
    />,
    { language },
  );
  return readWords(language).technology;
};

it('the technology section shows the percentages of the content as text and as bars, explains the values, and ends on its own page only with the way to the contact page', () => {
  const words = renderTechnology(1);
  const list = screen.getByRole('list', { name: words.skills });
  const rows = within(list).getAllByRole('listitem');

  expect(rows).toHaveLength(skills.length);
  skills.forEach(({ name, percent }, index) => {
    const row = within(rows[index] ?? document.body);
    expect(row.getByText(name[language])).toBeVisible();
    expect(rows[index]).toHaveTextContent(percentLabel(percent, language).replace(/\s/, ' '));

    const bar = row.getByRole('progressbar', { name: name[language] });
    expect(bar).toHaveAttribute('aria-valuenow', `${percent}`);
    expect(bar).toHaveAttribute('aria-valuemin', '0');
    expect(bar).toHaveAttribute('aria-valuemax', '100');
  });

  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(plainText(words.why));
  expect(textsOf(screen.getAllByRole('heading', { level: 3 }))).toEqual(
    values.map(({ title }) => title[language]),
  );
  for (const { text } of values) expect(screen.getByText(text[language])).toBeVisible();
  expect(screen.getByText(words.closing)).toBeVisible();
  const contact = screen.getByRole('link', { name: words.ask });
  expect(contact).toHaveAttribute('href', routes.pathOf('contact', language));

  renderTechnology(2);
  expect(screen.getAllByRole('link', { name: words.ask })).toEqual([contact]);
});
