/** @jest-environment node */
import { notify } from './notify';

// What is waited for and never calls back is a module that never loads.
jest.mock('./toaster', () => ({ __esModule: true, then: () => undefined }));

it('gives up on a toaster that loads too slowly, so that the form reports the result', async () => {
  jest.useFakeTimers();
  const done = jest.fn();
  void notify({ kind: 'success', title: 'It worked', lines: [] }).then(done);
  await jest.advanceTimersByTimeAsync(2_900);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(done).toHaveBeenCalledWith(false);
});
