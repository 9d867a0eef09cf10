import { act, screen, waitFor } from '@testing-library/react';
import { readNodes } from '../../testing/content';
import { renderPage } from '../../testing/render-page';
import { watchIntersections } from '../../../plugins/gatsby-plugin-islands/testing';
import { Services } from './services';

jest.unmock('../../components/ui/motion-features');

const intro = { heading: '_Ten ways_ to catch the *swell*', lead: 'Take one.' };

/** Renders the section with its motion, and lets that load. */
const renderServices = async () => {
  const services = readNodes<Queries.ServiceRowFragment>('services', 'en');
  renderPage(<Services intro={intro} services={services} />);
  await act(() => import('../../components/ui/motion-features'));
};

/** Puts every element below the screen, and lets the test decide when the browser notices what. */
const belowTheScreen = () => {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 5000, 100, 100));
  return watchIntersections();
};

describe('the rows of services', () => {
  afterEach(() => jest.restoreAllMocks());

  it('are all shown where the browser never notices that they are scrolled into view', async () => {
    belowTheScreen();
    await renderServices();
    screen.getAllByRole('listitem').forEach((row) => expect(row).toBeVisible());
    screen.getAllByRole('listitem').forEach((row) => expect(row).not.toHaveStyle({ opacity: '0' }));
  });

  it('wait below the screen until they are scrolled into view', async () => {
    const notice = belowTheScreen();
    await renderServices();
    const [first] = screen.getAllByRole('listitem');

    await notice(false);
    await waitFor(() => expect(first).toHaveStyle({ opacity: '0' }));

    await notice(true);
    await waitFor(() => expect(first).toHaveStyle({ opacity: '1' }));
  });
});
