import { act, screen, waitFor } from '@testing-library/react';
import { mockIntersections } from '../../testing/dom';
import { intro, services } from '../../testing/fixtures';
import { renderPage } from '../../testing/render-page';
import { Services } from './services';

jest.unmock('../../components/ui/motion/motion-features');

const renderBelowFold = async () => {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 5000, 100, 100));
  const scroll = mockIntersections();
  renderPage(<Services intro={intro} services={services} />);
  await act(() => import('../../components/ui/motion/motion-features'));
  return { scroll, rows: screen.getAllByRole('listitem') };
};

afterEach(() => jest.restoreAllMocks());

it('shows the services below the fold until the browser reports where they are', async () => {
  const { rows } = await renderBelowFold();
  for (const row of rows) expect(row).toBeVisible();
});

it('reveals the services one after the other when they are scrolled into view', async () => {
  const { scroll, rows } = await renderBelowFold();
  const [first, , last] = rows;
  await scroll(false);
  await waitFor(() => rows.forEach((row) => expect(row).toHaveStyle({ opacity: '0' })));

  await scroll(false, true);
  await waitFor(() => expect(first).not.toHaveStyle({ opacity: '0' }));
  expect(last).toHaveStyle({ opacity: '0' });
  await waitFor(() => rows.forEach((row) => expect(row).toHaveStyle({ opacity: '1' })), {
    timeout: 5000,
  });
});

it('hides no service where motion is reduced', async () => {
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: query.includes('reduce') }));
  const { scroll, rows } = await renderBelowFold();
  await scroll(false);
  for (const row of rows) expect(row).not.toHaveStyle({ opacity: '0' });
});
