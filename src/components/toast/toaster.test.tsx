import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { translations } from '../../testing/i18n-provider';
import { renderPage } from '../../testing/render-page';
import { ToastProvider, useNotify } from './toast-provider';
import type { ToastMessage } from './toaster';

const { forms, close } = translations('nl').common;

const message = (title: string, type: ToastMessage['type'] = 'success'): ToastMessage => ({
  type,
  title,
  lines: ['First sentence.', 'Second sentence.'],
});

const toastOf = async (title: string) =>
  (await screen.findByText(title)).closest('li') as HTMLElement;

let notify: ReturnType<typeof useNotify>;

const Form = () => {
  const current = useNotify();
  useEffect(() => {
    notify = current;
  });
  return null;
};

// Sonner renders in timers of its own, outside of act().
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  renderPage(
    <ToastProvider>
      <Form />
    </ToastProvider>,
    { language: 'nl' },
  );
});
afterEach(() => jest.useRealTimers());

describe('a toast', () => {
  it('is announced in a region with a name in the page’s language', async () => {
    expect(await notify(message('It worked'))).toBe(true);
    const region = await screen.findByRole('region', {
      name: (name) => name.startsWith(forms.notifications),
    });
    expect(region).toHaveAttribute('aria-live', 'polite');
    await waitFor(() =>
      expect(region).toHaveTextContent(`It workedFirst sentence.Second sentence.${close}`),
    );
  });

  it('leads from an error to the visitor’s mail client', async () => {
    const action = { label: 'Write', href: 'mailto:a@b.example' };
    await notify({ ...message('It failed', 'error'), action });
    const toast = await toastOf('It failed');
    expect(within(toast).getByRole('link', { name: 'Write' })).toHaveAttribute(
      'href',
      'mailto:a@b.example',
    );
  });

  it('is closed by its button, the other toasts stay', async () => {
    await Promise.all([notify(message('The first')), notify(message('The second', 'error'))]);
    const first = await toastOf('The first');
    const second = await toastOf('The second');
    await userEvent.click(within(second).getByRole('button', { name: close }));
    await waitFor(() => expect(second).not.toBeInTheDocument());
    expect(first).toBeInTheDocument();
  });

  it('waits until no dialog is open', async () => {
    document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
    const shown = notify(message('It failed', 'error'));
    const done = jest.fn();
    void shown.then(done);
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    expect(done).not.toHaveBeenCalled();
    document.querySelector('dialog')?.remove();
    expect(await shown).toBe(true);
    expect(await toastOf('It failed')).toBeVisible();
  });

  it('disappears after 4 s, not before', async () => {
    const realSetTimeout = setTimeout;
    jest.useFakeTimers();
    /** Sonner's time is fake, React renders in real time. */
    const pass = async (ms: number) => {
      await new Promise((resolve) => {
        realSetTimeout(resolve, 50);
      });
      await jest.advanceTimersByTimeAsync(ms);
    };
    await notify(message('It worked'));
    await pass(0);
    await pass(3_900);
    const toast = screen.getByText('It worked').closest('li');
    expect(toast).toHaveAttribute('data-removed', 'false');
    await pass(200);
    jest.useRealTimers();
    await waitFor(() => expect(toast).toHaveAttribute('data-removed', 'true'));
  });
});
