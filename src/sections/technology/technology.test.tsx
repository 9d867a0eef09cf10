import { screen, within } from '@testing-library/react';
import { textsOf } from '../../testing/dom';
import { fixture, intro } from '../../testing/fixtures';
import { translations } from '../../testing/i18n-provider';
import { renderPage } from '../../testing/render-page';
import { Technology } from './technology';

const texts = translations('es').technology;

const skills = fixture<Queries.SkillBarFragment[]>([
  { key: 'react', name: 'React', percent: 95, percentLabel: '95\u00a0%' },
  { key: 'node', name: 'Node.js', percent: 80, percentLabel: '80\u00a0%' },
]);
const values = fixture<Queries.ValueBlockFragment[]>([
  { key: 'speed', icon: 'ZAP', title: 'Speed', text: 'Pages appear at once.' },
]);

const renderTechnology = (ownPage: boolean) =>
  renderPage(<Technology intro={intro} ownPage={ownPage} skills={skills} values={values} />, {
    language: 'es',
  });

describe('the technology section', () => {
  it('shows the percentage of a skill as text and as a bar', () => {
    renderTechnology(false);
    const list = screen.getByRole('list', { name: texts.skills });
    const [row = document.body] = within(list).getAllByRole('listitem');
    expect(row).toHaveTextContent(/React.*95.*%/);
    const bar = within(row).getByRole('progressbar', { name: 'React' });
    expect(bar).toHaveAttribute('aria-valuenow', '95');
    expect(bar).toHaveAttribute('aria-valuemin', '0');
    expect(bar).toHaveAttribute('aria-valuemax', '100');
  });

  it('draws the bar at its percentage before JavaScript runs', () => {
    renderTechnology(false);
    const [bar] = screen.getAllByRole('progressbar');
    expect(bar?.querySelector('g')).toHaveAttribute('transform', 'translate(950)');
  });

  it('explains its values', () => {
    renderTechnology(true);
    expect(textsOf(screen.getAllByRole('heading', { level: 3 }))).toEqual(['Speed']);
    expect(screen.getByText('Pages appear at once.')).toBeVisible();
  });

  it('ends with a link to the contact page on its own page only', () => {
    const { unmount } = renderTechnology(true);
    expect(screen.getByRole('link', { name: texts.ask })).toHaveAttribute('href', '/es/contacto');
    unmount();
    renderTechnology(false);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
