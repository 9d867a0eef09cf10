/** Records the listeners that are added to window and document from now on; returns what removes them. */
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
