import { hideBlockedStorage } from './client';

it('hides a storage that throws, and leaves a working one alone', () => {
  const { localStorage } = window;
  hideBlockedStorage();
  expect(window.localStorage).toBe(localStorage);

  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Blocked', 'SecurityError');
    },
  });
  hideBlockedStorage();
  expect(window.localStorage).toBeUndefined();
});
