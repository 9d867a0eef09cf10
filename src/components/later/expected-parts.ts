interface ExpectedPart {
  fetchPart: () => Promise<void>;
  arrived: Promise<boolean>;
}

const expected: ExpectedPart[] = [];

const settle = (part: Promise<void>): Promise<boolean> =>
  part.then(
    () => true,
    () => false,
  );

/**
 * Notes a part that a page needs before it can be shown.
 *
 * @param fetchPart Fetches it; it is called again when the part is needed and did not come.
 */
export const expectPart = (fetchPart: () => Promise<void>): void => {
  expected.push({ fetchPart, arrived: settle(fetchPart()) });
};

/** @returns Whether all parts that were noted so far have arrived, once that is known of each. */
export const partsArrived = async (): Promise<boolean> => {
  for (const part of expected) {
    if (!(await part.arrived)) part.arrived = settle(part.fetchPart());
  }
  return (await Promise.all(expected.map(({ arrived }) => arrived))).every(Boolean);
};
