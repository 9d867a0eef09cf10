import { screen, waitFor, within } from '@testing-library/react';
import { toast } from 'sonner';
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
  await notify({
    ...notice('It failed', 'error'),
    action: { label: 'Write', href: 'mailto:a@b.example' },
  });

  expect(await screen.findByRole('status')).toHaveTextContent('It worked');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('It failedFirst sentence.Second sentence.');
  expect(within(alert).getByRole('link', { name: 'Write' })).toHaveAttribute(
    'href',
    'mailto:a@b.example',
  );
  expect(screen.getByRole('region', { name: /^Messages/ })).toBeInTheDocument();
});

it('shows every one of several notices that come at the same time', async () => {
  await Promise.all([notify(notice('The first')), notify(notice('The second', 'error'))]);
  expect(await screen.findByText('The first')).toBeInTheDocument();
  expect(screen.getByText('The second')).toBeInTheDocument();
});
