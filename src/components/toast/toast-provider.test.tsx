import { render, screen } from '@testing-library/react';
import { ToastProvider, useNotify } from './toast-provider';

// A module that never finishes loading.
jest.mock('./toaster', () => ({ __esModule: true, then: () => undefined }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('gives up on a toaster that does not load within 3 s', async () => {
  const done = jest.fn();
  const Form = () => {
    const notify = useNotify();
    const send = () => notify({ type: 'success', title: 'It worked', lines: [] }).then(done);
    return <button onClick={send} />;
  };
  render(<Form />, { wrapper: ToastProvider });
  screen.getByRole('button').click();
  await jest.advanceTimersByTimeAsync(2_900);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(done).toHaveBeenCalledWith(false);
});
