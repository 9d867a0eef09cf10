import { act, renderHook } from '@testing-library/react';
import { useLater } from './use-later';

const report = jest.fn();
beforeEach(() => Object.assign(window, { reportError: report }));
afterEach(() => jest.resetAllMocks());

const warmUpWith = async (load: () => Promise<string>) => {
  const { result } = renderHook(() => useLater(load));
  const onMissing = jest.fn();
  const reach = () =>
    act(async () => {
      const [, warmUp] = result.current;
      warmUp(document.createElement('button'), onMissing);
    });
  await reach();
  return { component: () => result.current[0], onMissing, reach };
};

it('brings what the visitor reaches for', async () => {
  const { component, onMissing } = await warmUpWith(() => Promise.resolve('menu'));
  expect(component()).toBe('menu');
  expect(onMissing).not.toHaveBeenCalled();
});

it('says when it does not come, and brings it the next time', async () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  const load = jest.fn(() => Promise.resolve('menu'));
  load.mockRejectedValueOnce(new Error('no line'));
  const { component, onMissing, reach } = await warmUpWith(load);
  expect(component()).toBeUndefined();
  expect(onMissing).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledTimes(1);

  await reach();
  expect(component()).toBe('menu');
  expect(onMissing).toHaveBeenCalledTimes(1);
});
