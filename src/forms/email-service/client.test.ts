import { hideBlockedStorage } from './client';

const original = Object.getOwnPropertyDescriptor(window, 'localStorage');

afterEach(() => {
  if (original) Object.defineProperty(window, 'localStorage', original);
});

it('hides a storage that throws', () => {
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Blocked', 'SecurityError');
    },
  });
  hideBlockedStorage();
  expect(window.localStorage).toBeUndefined();
});

it('leaves a working storage alone', () => {
  const { localStorage } = window;
  hideBlockedStorage();
  expect(window.localStorage).toBe(localStorage);
});
