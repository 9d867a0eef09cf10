const expected: Promise<boolean>[] = [];

/** Notes a part that a page needs before it can be shown. */
export const expectPart = (part: Promise<void>): void => {
  expected.push(
    part.then(
      () => true,
      () => false,
    ),
  );
};

/** @returns Whether all parts that were noted so far have arrived, once that is known of each. */
export const partsArrived = async (): Promise<boolean> =>
  (await Promise.all(expected)).every(Boolean);
