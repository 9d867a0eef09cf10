/**
 * Lets each test have listeners of its own: those that are added to the window or the document after this call can be removed together.
 *
 * @returns Removes them.
 */
export const ownListeners = (): (() => void) => {
  const added: [EventTarget, Parameters<EventTarget['addEventListener']>][] = [];
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    jest
      .spyOn(target, 'addEventListener')
      .mockImplementation((...rest: Parameters<EventTarget['addEventListener']>) => {
        added.push([target, rest]);
        if (rest[1]) add(rest[0], rest[1], rest[2]);
      });
  }
  return () => {
    for (const [target, rest] of added) target.removeEventListener(...rest);
  };
};
