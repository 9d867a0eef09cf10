import { act, renderHook } from '@testing-library/react';
import { useLazyComponent } from './use-lazy-component';

const Dialog = () => <p>Dialog</p>;

it('loads a component once the caller has mounted', async () => {
  const load = jest.fn(() => Promise.resolve(Dialog));
  const { result, rerender } = renderHook(() => useLazyComponent(load));
  expect(result.current).toEqual({ failed: false });

  await act(async () => rerender());
  expect(result.current).toEqual({ Component: Dialog, failed: false });
  expect(load).toHaveBeenCalledTimes(1);
});

it('says that loading failed, and reports why', async () => {
  const report = jest.fn();
  Object.assign(window, { reportError: report });
  const error = new Error('no such chunk');
  const load = () => Promise.reject<typeof Dialog>(error);
  const { result } = renderHook(() => useLazyComponent(load));
  await act(async () => undefined);
  expect(result.current).toEqual({ failed: true });
  expect(report).toHaveBeenCalledWith(error);
});
