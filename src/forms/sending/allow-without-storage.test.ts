import { allowWithoutStorage } from './allow-without-storage';

const original = Object.getOwnPropertyDescriptor(window, 'localStorage');

afterEach(() => {
  if (original) Object.defineProperty(window, 'localStorage', original);
});

it('makes a storage that throws look missing', () => {
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Blocked', 'SecurityError');
    },
  });
  allowWithoutStorage();
  expect(window.localStorage).toBeUndefined();
});

it('leaves a storage that works alone', () => {
  const { localStorage } = window;
  allowWithoutStorage();
  expect(window.localStorage).toBe(localStorage);
});
