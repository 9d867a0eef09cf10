import { screen, waitFor, within } from '@testing-library/react';
import { languages, type Language } from '../../i18n/languages';
import { readNodes, readWords } from '../../testing/content';
import { renderPage } from '../../testing/render-page';
import { routes } from '../../testing/site';
import { watchIntersections } from '../../testing/watch-intersections';
import { Services } from './services';

const intro = { heading: '_Ten ways_ to catch the *swell*', lead: 'Take one.' };

const renderServices = (language: Language = 'en') => {
  const services = readNodes<Queries.ServiceRowFragment>('services', language);
  renderPage(<Services intro={intro} services={services} />, { language });
  return services;
};

/** Puts every element below the screen, and lets the test decide when the browser notices what. */
const belowTheScreen = () => {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 5000, 100, 100));
  return watchIntersections();
};

describe('Services', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each(languages)('leads from every row to its place on the services page (%s)', (language) => {
    const path = routes.pathOf('services', language);
    const services = renderServices(language);

    const rows = screen.getAllByRole('listitem');
    expect(rows).toHaveLength(services.length);
    services.forEach(({ title, description, anchor }, index) => {
      const row = within(rows[index] ?? document.body);
      expect(row.getByRole('heading', { level: 3, name: title })).toBeVisible();
      expect(row.getByText(description)).toBeVisible();
      expect(row.getByRole('link', { name: title })).toHaveAttribute('href', `${path}#${anchor}`);
      expect(row.getByText(String(index + 1).padStart(2, '0'))).toBeInTheDocument();
    });
  });

  it.each(languages)('ends with the way to the contact form (%s)', (language) => {
    renderServices(language);
    const words = readWords(language).services;

    expect(screen.getByText(words.closing)).toBeVisible();
    expect(screen.getByRole('link', { name: words.launch })).toHaveAttribute('href', '#contact');
  });

  it('shows all rows where the browser never notices that they are scrolled into view', () => {
    belowTheScreen();
    renderServices();
    screen.getAllByRole('listitem').forEach((row) => expect(row).toBeVisible());
    screen.getAllByRole('listitem').forEach((row) => expect(row).not.toHaveStyle({ opacity: '0' }));
  });

  it('lets rows below the screen wait until they are scrolled into view', async () => {
    const notice = belowTheScreen();
    renderServices();
    const [first] = screen.getAllByRole('listitem');

    await notice(false);
    await waitFor(() => expect(first).toHaveStyle({ opacity: '0' }));

    await notice(true);
    await waitFor(() => expect(first).toHaveStyle({ opacity: '1' }));
  });
});
