/** Returns the middle value, of an even number the upper of the two; NaN of none. */
export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Moves the first `turns` items to the end, so that a drift of the machine does not always affect the same one. */
export const rotate = <Item>(items: readonly Item[], turns: number): Item[] => {
  const first = items.length === 0 ? 0 : turns % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
};

/**
 * Measures items in turn, `runs` times; each run begins with another item.
 * @returns The results of each item, in the order of the items.
 */
export const inTurn = async <Item, Result>(
  items: readonly Item[],
  runs: number,
  measure: (item: Item) => Promise<Result>,
): Promise<Result[][]> => {
  const results = new Map<Item, Result[]>(items.map((item) => [item, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const item of rotate(items, run)) results.get(item)?.push(await measure(item));
  }
  return [...results.values()];
};

/** Returns how many times the reference the figure is, such as `1.25`; `-` without a reference. */
export const ratio = (figure: number, reference: number): string => {
  const times = figure / reference;
  return Number.isFinite(times) ? times.toFixed(2) : '-';
};

/** Formats a time in whole milliseconds; infinite is `none`. */
export const milliseconds = (time: number): string =>
  Number.isFinite(time) ? String(Math.round(time)) : 'none';
