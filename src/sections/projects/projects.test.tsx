import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readNodes, readWords } from '../../testing/content';
import { picture } from '../../testing/dom/picture';
import { radioOf } from '../../testing/dom/radio-of';
import { renderPage } from '../../testing/render-page';
import type { PortfolioFilter } from './portfolio-filter';
import { Projects } from './projects';

const words = readWords('en').projects;

const tiles = readNodes<Queries.ProjectTileFragment>('Project', 'en').map((project) => ({
  ...project,
  link: null,
  image: picture('/picture.png', 0.625),
}));
const [first, ...others] = tiles;
if (!first) throw new Error('content/projects is empty.');

const intro = { heading: '_Fourteen_ *landfalls*', lead: 'From an island festival.' };
const section = <Projects intro={intro} level={2} projects={tiles} />;

const radio = (category: PortfolioFilter) => radioOf(`${words.categories[category]} `);

const expectAnnounced = (count: number) =>
  expect(screen.getByRole('status')).toHaveTextContent(
    words.shown.replace('{{count}}', `${count}`).replace('{{total}}', `${tiles.length}`),
  );

const chosen = first.category;
const left = tiles.filter(({ category }) => category === chosen);

describe('the section of projects', () => {
  it('announces nothing until a filter is chosen, then how much it shows', async () => {
    renderPage(section);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(radio(chosen));
    expectAnnounced(left.length);
    await userEvent.click(radio('ALL'));
    expectAnnounced(tiles.length);
  });

  it('shows and announces a filter that was chosen before React hydrated the page', async () => {
    renderPage(section, {
      beforeHydration: (page) =>
        page.querySelector<HTMLElement>(`[type="radio"][value="${chosen}"]`)?.click(),
    });
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(left.length));
    expect(radio(chosen)).toBeChecked();
    expectAnnounced(left.length);
  });

  it('shows of a project its picture and category, and a link only where the work can be seen', () => {
    const linked = { ...first, link: 'https://halyard.example/' };
    renderPage(<Projects intro={intro} level={2} projects={[linked, ...others]} />);
    const [tile] = screen.getAllByRole('listitem');
    const shown = within(tile ?? document.body);
    expect(shown.getByRole('img', { name: first.imageAlt })).toBeInTheDocument();
    expect(shown.getByText(words.categories[first.category])).toBeVisible();

    const link = within(screen.getByRole('list')).getByRole('link');
    expect(link).toHaveAccessibleName(`${first.title} (${readWords('en').common.newTab})`);
    expect(link).toHaveAttribute('href', linked.link);
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('fetches the first pictures immediately where they may be on the first screen', () => {
    const { rerender } = renderPage(section);
    const eager = () =>
      screen.getAllByRole('img').filter((image) => image.getAttribute('loading') === 'eager');
    expect(eager()).toHaveLength(0);

    rerender(<Projects intro={intro} level={1} projects={tiles} />);
    expect(eager()).toHaveLength(2);
  });
});
