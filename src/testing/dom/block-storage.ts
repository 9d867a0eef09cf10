/** The browser forbids storage until the test restores its mocks. */
export const blockStorage = (): void => {
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
};
