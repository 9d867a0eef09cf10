import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enumValue } from '../../testing/content-rules';
import { languages, type Language } from '../../i18n/languages';
import { readNodes, readRecords, readWords } from '../../testing/content';
import { renderPage } from '../../testing/render-page';
import { routes } from '../../testing/site';
import type { PortfolioFilter } from './portfolio-filter';
import { Projects } from './projects';

const records = readRecords('projects');

const words = (language: Language) => readWords(language).projects;

const picture = {
  layout: 'fullWidth' as const,
  width: 1,
  height: 0.625,
  images: { fallback: { src: '/picture.png', sizes: '100vw' } },
};

const tiles = (language: Language = 'en'): Queries.ProjectTileFragment[] =>
  readNodes<Queries.ProjectTileFragment>('projects', language).map((project) => ({
    ...project,
    link: null,
    image: { childImageSharp: { gatsbyImageData: picture } },
  }));

const intro = {
  heading: '_Fourteen_ *landfalls*',
  lead: 'From an island festival.',
};

const renderProjects = (
  projects: readonly Queries.ProjectTileFragment[] = tiles(),
  {
    language = 'en',
    level = 2,
    beforeHydration,
  }: {
    language?: Language;
    level?: 1 | 2;
    beforeHydration?: (page: HTMLElement) => void;
  } = {},
) =>
  renderPage(<Projects intro={intro} level={level} projects={projects} />, {
    language,
    beforeHydration,
  });

const radio = (category: PortfolioFilter) =>
  screen.getByRole('radio', { name: new RegExp(`^${words('en').categories[category]} `) });

const sayShown = (count: number) =>
  words('en').shown.replace('{{count}}', `${count}`).replace('{{total}}', `${records.length}`);

const events = records.filter((record) => record.category === 'events');

const titlesShown = () =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe('the section of projects', () => {
  it.each(languages)('offers every category of the content with its count, in %s', (language) => {
    renderProjects(tiles(language), { language });
    const { filter, categories } = words(language);

    const radios = within(screen.getByRole('radiogroup', { name: filter })).getAllByRole('radio');
    expect(radios.map((option) => option.closest('label')?.textContent)).toEqual(
      Object.entries(categories).map(([category, label]) => {
        const inIt = records.filter((record) => enumValue(record.category) === category);
        return `${label} ${category === 'ALL' ? records.length : inIt.length}`;
      }),
    );
  });

  it('leaves out a category without projects', () => {
    renderProjects(tiles().filter((project) => project.category !== 'TECH'));
    const { categories } = words('en');

    expect(screen.queryByRole('radio', { name: new RegExp(`^${categories.TECH} `) })).toBeNull();
    expect(radio('EVENTS')).toBeVisible();
  });

  it('shows everything until a filter is chosen', async () => {
    renderProjects();

    expect(screen.getAllByRole('radio', { checked: true })).toEqual([radio('ALL')]);
    await waitFor(() => expect(titlesShown()).toEqual(records.map((record) => record.title)));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('shows only the chosen category, announces it, and comes back to everything', async () => {
    const user = userEvent.setup();
    renderProjects();

    await user.click(radio('EVENTS'));

    await waitFor(() => expect(titlesShown()).toEqual(events.map((record) => record.title)));
    for (const { title } of events) expect(screen.getByText(title)).toBeVisible();
    expect(screen.getAllByRole('radio', { checked: true })).toEqual([radio('EVENTS')]);
    expect(screen.getByRole('status')).toHaveTextContent(sayShown(events.length));

    await user.click(radio('ALL'));

    await waitFor(() => expect(titlesShown()).toEqual(records.map((record) => record.title)));
    expect(screen.getAllByRole('radio', { checked: true })).toEqual([radio('ALL')]);
    expect(screen.getByRole('status')).toHaveTextContent(sayShown(records.length));
  });

  it('takes over a filter that was chosen before React hydrated the page, and announces it', async () => {
    renderProjects(tiles(), {
      beforeHydration: (page) =>
        page.querySelector<HTMLElement>('[type="radio"][value="EVENTS"]')?.click(),
    });

    await waitFor(() => expect(titlesShown()).toEqual(events.map((record) => record.title)));
    expect(screen.getAllByRole('radio', { checked: true })).toEqual([radio('EVENTS')]);
    expect(screen.getByRole('status')).toHaveTextContent(sayShown(events.length));
  });

  it('announces nothing when hydration finds no filter', () => {
    renderProjects(tiles(), { beforeHydration: () => undefined });
    expect(titlesShown()).toEqual(records.map((record) => record.title));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('gives the style sheet, which hides the other categories, the category of every project', () => {
    renderProjects();
    expect(screen.getByRole('region')).toHaveClass('projects');
    expect(
      screen.getAllByRole('listitem').map((tile) => tile.getAttribute('data-category')),
    ).toEqual(records.map(({ category }) => enumValue(category)));
  });

  it('shows of a project its picture, category and description', () => {
    renderProjects();
    const [first] = tiles();
    const [tile] = screen.getAllByRole('listitem');
    if (!first || !tile) throw new Error('content/projects is empty.');

    expect(within(tile).getByRole('img', { name: first.imageAlt })).toBeInTheDocument();
    expect(within(tile).getByText(words('en').categories[first.category])).toBeVisible();
    expect(within(tile).getByText(first.description)).toBeVisible();
  });

  it('links a tile only where the work can be seen', () => {
    const [first, ...others] = tiles();
    if (!first) throw new Error('content/projects is empty.');
    renderProjects([{ ...first, link: 'https://halyard.example/' }, ...others]);
    const { newTab } = readWords('en').common;

    const link = within(screen.getByRole('list')).getByRole('link');
    expect(link).toHaveAccessibleName(`${first.title} (${newTab})`);
    expect(link).toHaveAttribute('href', 'https://halyard.example/');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it('ends with the way to the contact page of the language', () => {
    renderProjects(tiles('nl'), { language: 'nl' });
    expect(screen.getByRole('link', { name: words('nl').start })).toHaveAttribute(
      'href',
      routes.pathOf('contact', 'nl'),
    );
  });

  it('is the subject of its own page', () => {
    renderProjects(tiles(), { level: 1 });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Fourteen landfalls');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(records.length);
    expect(screen.getByText(intro.lead)).toBeVisible();
  });

  it('fetches the first pictures immediately where they may be on the first screen', () => {
    const { rerender } = renderProjects();
    const eager = () =>
      screen.getAllByRole('img').filter((image) => image.getAttribute('loading') === 'eager');
    expect(eager()).toHaveLength(0);

    rerender(<Projects intro={intro} level={1} projects={tiles()} />);
    expect(eager()).toHaveLength(2);
  });
});
