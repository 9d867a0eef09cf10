import { notify } from './notify';

// A module that never finishes loading.
jest.mock('./toaster', () => ({ __esModule: true, then: () => undefined }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('gives up on a toaster that does not load within 3 s', async () => {
  const done = jest.fn();
  void notify({ type: 'success', title: 'It worked', lines: [] }).then(done);
  await jest.advanceTimersByTimeAsync(2_900);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(done).toHaveBeenCalledWith(false);
});
