const expected: Promise<void>[] = [];

/** Notes a part that a page needs before it can be shown. */
export const expectPart = (part: Promise<void>): void => {
  expected.push(part);
};

/** @returns Settles when all parts have arrived that were noted so far. */
export const partsArrived = async (): Promise<void> => {
  await Promise.all(expected);
};
