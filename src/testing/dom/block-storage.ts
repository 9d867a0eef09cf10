type Method = 'getItem' | 'setItem';

/** The browser forbids storage until the test restores its mocks; only writing, where it is full. */
export const blockStorage = (methods: readonly Method[] = ['getItem', 'setItem']): void => {
  for (const method of methods)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
};
