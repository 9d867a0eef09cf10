import { act, screen, waitFor } from '@testing-library/react';
import { readNodes } from '../../testing/content';
import { renderPage } from '../../testing/render-page';
import { watchIntersections } from '../../testing/dom/watch-intersections';
import { Services } from './services';

jest.unmock('../../components/ui/motion/motion-features');

it('the rows of services wait below the screen until they are scrolled into view, 0.1 s one after the other, but are shown where the browser never notices that', async () => {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 5000, 100, 100));
  const notice = watchIntersections();
  const services = readNodes<Queries.ServiceRowFragment>('Service', 'en');
  renderPage(<Services intro={{ heading: 'Services', lead: 'Take one.' }} services={services} />);
  await act(() => import('../../components/ui/motion/motion-features'));
  const rows = screen.getAllByRole('listitem');
  rows.forEach((row) => expect(row).toBeVisible());

  await notice(false);
  await waitFor(() => rows.forEach((row) => expect(row).toHaveStyle({ opacity: '0' })));

  await notice(false, true);
  await waitFor(() => expect(rows[0]).not.toHaveStyle({ opacity: '0' }));
  expect(rows.at(-1)).toHaveStyle({ opacity: '0' });
  // The first one takes half a second, and each begins 0.1 s after the one before.
  await waitFor(() => expect(rows[0]).toHaveStyle({ opacity: '1' }));
  expect(rows[4]).not.toHaveStyle({ opacity: '0' });
  const timeout = 5000;
  await waitFor(() => rows.forEach((row) => expect(row).toHaveStyle({ opacity: '1' })), {
    timeout,
  });
});
