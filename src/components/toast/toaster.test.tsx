import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hidePage } from '../../testing/dom/hide-page';
import { renderPage } from '../../testing/render-page';
import { LazyToaster } from './lazy-toaster';
import { notify } from './notify';
import type { Notice } from './toaster';

const notice = (title: string, kind: Notice['kind'] = 'success'): Notice => ({
  kind,
  title,
  lines: ['First sentence.', 'Second sentence.'],
});

const toastOf = async (title: string) =>
  (await screen.findByText(title)).closest('li') as HTMLElement;

// Sonner renders in timers of its own, which act() would hold back.
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  renderPage(<LazyToaster />, { language: 'nl' });
});
afterEach(() => jest.useRealTimers());

it('announces notices in a region with a name in the page’s language', async () => {
  expect(await notify(notice('It worked'))).toBe(true);
  const region = await screen.findByRole('region', { name: /^Meldingen/ });
  expect(region).toHaveAttribute('aria-live', 'polite');
  await waitFor(() =>
    expect(region).toHaveTextContent('It workedFirst sentence.Second sentence.Sluiten'),
  );
});

it('leads from an error to the visitor’s mail', async () => {
  const action = { label: 'Write', href: 'mailto:a@b.example' };
  await notify({ ...notice('It failed', 'error'), action });
  const message = await toastOf('It failed');
  expect(within(message).getByRole('link', { name: 'Write' })).toHaveAttribute(
    'href',
    'mailto:a@b.example',
  );
});

it('shows every one of several notices, each until its button closes it', async () => {
  await Promise.all([notify(notice('The first')), notify(notice('The second', 'error'))]);
  const first = await toastOf('The first');
  const second = await toastOf('The second');
  await userEvent.click(within(second).getByRole('button', { name: 'Sluiten' }));
  await waitFor(() => expect(second).not.toBeInTheDocument());
  expect(first).toBeInTheDocument();
});

it('Alt+T moves the focus to the notices', async () => {
  await notify(notice('It worked'));
  await toastOf('It worked');
  await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
  expect(screen.getByRole('list')).toHaveFocus();
});

it('removes a notice by itself after 4 s, not before', async () => {
  jest.useFakeTimers();
  await notify(notice('It worked'));
  await jest.advanceTimersByTimeAsync(3_900);
  const message = screen.getByText('It worked').closest('li');
  expect(message).toHaveAttribute('data-removed', 'false');
  await jest.advanceTimersByTimeAsync(200);
  // Its time is up, and React only has to render that.
  jest.useRealTimers();
  await waitFor(() => expect(message).toHaveAttribute('data-removed', 'true'));
});

it('keeps a notice while the visitor looks at another tab, and 4 s after that', async () => {
  hidePage(true);
  jest.useFakeTimers();
  await notify(notice('It worked'));
  await jest.advanceTimersByTimeAsync(60_000);
  const message = screen.getByText('It worked').closest('li');
  expect(message).toHaveAttribute('data-removed', 'false');
  hidePage(false);
  // In small steps, between which React renders.
  const pass = async (steps: number) => {
    for (let step = 0; step < steps; step += 1) await jest.advanceTimersByTimeAsync(50);
  };
  await pass(78);
  expect(message).toHaveAttribute('data-removed', 'false');
  await pass(6);
  jest.useRealTimers();
  await waitFor(() => expect(message).toHaveAttribute('data-removed', 'true'));
});
