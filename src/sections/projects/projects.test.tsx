import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { radioOf, textsOf } from '../../testing/dom';
import { intro, projects } from '../../testing/fixtures';
import { translations } from '../../testing/i18n-provider';
import { renderPage } from '../../testing/render-page';
import { Projects } from './projects';

const { projects: texts, common } = translations();

const section = <Projects intro={intro} projects={projects} />;

const expectShown = async (titles: string[]) =>
  waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 3 }).map((item) => item.textContent)).toEqual(
      titles,
    ),
  );

describe('the portfolio', () => {
  it('shows the projects of the chosen sector only', async () => {
    renderPage(section);
    await expectShown(['Halyard', 'Keel', 'Mast']);
    await userEvent.click(radioOf(texts.categories.EVENTS));
    await expectShown(['Halyard', 'Mast']);
    await userEvent.click(radioOf(texts.categories.ALL));
    await expectShown(['Halyard', 'Keel', 'Mast']);
  });

  it('announces how many it shows once a filter is chosen', async () => {
    renderPage(section);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(radioOf(texts.categories.EVENTS));
    expect(screen.getByRole('status')).toHaveTextContent(/2.*3/);
  });

  it('keeps a filter that was chosen before hydration', async () => {
    renderPage(section, {
      beforeHydration: (page) =>
        page.querySelector<HTMLElement>('[type="radio"][value="TECH"]')?.click(),
    });
    await expectShown(['Keel']);
    expect(radioOf(texts.categories.TECH)).toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent(/1.*3/);
  });

  it('shows the picture and the sector of a project', () => {
    renderPage(section);
    const tile = within(screen.getAllByRole('listitem')[0] ?? document.body);
    expect(tile.getByRole('img', { name: 'A stage' })).toBeInTheDocument();
    expect(tile.getByText(texts.categories.EVENTS)).toBeVisible();
  });

  it('shows the result, year and role of a project that has them', () => {
    const [first, ...others] = projects;
    const result = 'Twice as many tickets sold.';
    const facts = { year: 2025, role: 'Design and build', result };
    const shown = first ? [{ ...first, ...facts }, ...others] : [];
    renderPage(<Projects intro={intro} projects={shown} />);
    const [tile = document.body, other = document.body] = screen.getAllByRole('listitem');
    expect(within(tile).getByText(result)).toBeVisible();
    expect(within(tile).getByText('2025 · Design and build')).toBeVisible();
    expect(textsOf(within(other).getAllByRole('paragraph'))).not.toContain('');
  });

  it('opens work that is online in a new tab, and says so', () => {
    const linked = projects.map((project) =>
      project.key === 'a' ? { ...project, link: 'https://halyard.example/' } : project,
    );
    renderPage(<Projects intro={intro} projects={linked} />);
    const link = within(screen.getByRole('list')).getByRole('link');
    expect(link).toHaveAccessibleName(`Halyard (${common.newTab})`);
    expect(link).toHaveAttribute('href', 'https://halyard.example/');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('loads the first pictures of its own page immediately', () => {
    renderPage(<Projects intro={intro} ownPage projects={projects} />);
    const loading = screen.getAllByRole('img').map((image) => image.getAttribute('loading'));
    expect(loading).toEqual(['eager', 'eager', 'lazy']);
  });

  it('loads all pictures on the home page lazily', () => {
    renderPage(section);
    const loading = screen.getAllByRole('img').map((image) => image.getAttribute('loading'));
    expect(loading).toEqual(['lazy', 'lazy', 'lazy']);
  });
});
