import { hideBlockedStorage, loadClient } from './client';

it('hides a storage that throws when the library is loaded, and leaves a working one alone', async () => {
  const { localStorage } = window;
  hideBlockedStorage();
  expect(window.localStorage).toBe(localStorage);

  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Blocked', 'SecurityError');
    },
  });
  await loadClient({ throttle: null, blockList: [] });
  expect(window.localStorage).toBeUndefined();
});
