import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { hidePage } from '../../testing/dom/hide-page';
import { notify } from './notify';
import type { Notice } from './toaster';

const notice = (title: string, kind: Notice['kind'] = 'success'): Notice => ({
  kind,
  title,
  lines: ['First sentence.', 'Second sentence.'],
  closeLabel: 'Close',
  regionLabel: 'Messages',
});

// The toaster has a React root of its own, which act() would hold back.
beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

// Toasts stay for 4 s, and the next test would find those of the last.
afterEach(async () => {
  toast.dismiss();
  await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull());
});

it('announces an error immediately and a success in its turn', async () => {
  await notify(notice('It worked'));
  const action = { label: 'Write', href: 'mailto:a@b.example' };
  await notify({ ...notice('It failed', 'error'), action });

  expect(await screen.findByRole('status')).toHaveTextContent('It worked');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('It failedFirst sentence.Second sentence.');
  const link = within(alert).getByRole('link', { name: action.label });
  expect(link).toHaveAttribute('href', action.href);
  expect(screen.getByRole('region', { name: /^Messages/ })).toBeInTheDocument();
});

it('shows every one of several notices that come at the same time, each until its button closes it', async () => {
  await Promise.all([notify(notice('The first')), notify(notice('The second', 'error'))]);
  const toastOf = async (title: string) =>
    (await screen.findByText(title)).closest('li') as HTMLElement;
  const first = await toastOf('The first');
  const second = await toastOf('The second');
  await userEvent.click(within(second).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(second).toHaveAttribute('data-removed', 'true'));
  expect(first).toHaveAttribute('data-removed', 'false');
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

it('resumes its time when the mouse is elsewhere, although no event has told that it left, and 4 s after a tap', async () => {
  await notify(notice('It worked'));
  const message = (await screen.findByText('It worked')).closest('li') as HTMLElement;
  const expectExpanded = (expanded: boolean) =>
    waitFor(() => expect(message).toHaveAttribute('data-expanded', String(expanded)));
  fireEvent.mouseMove(message);
  fireEvent.mouseOver(message);
  await expectExpanded(true);
  // The keyboard leaves it, the mouse does not.
  fireEvent.focusOut(message, { relatedTarget: document.body });
  await expectExpanded(true);
  fireEvent.mouseOver(document.body);
  await expectExpanded(false);

  jest.useFakeTimers();
  const lift = new MouseEvent('pointerup', { bubbles: true });
  message.dispatchEvent(Object.assign(lift, { pointerType: 'touch' }));
  // Browsers move a mouse there after a tap.
  fireEvent.mouseMove(message);
  await expectExpanded(true);
  await jest.advanceTimersByTimeAsync(4_000);
  jest.useRealTimers();
  await expectExpanded(false);
});
