/**
 * @param values Figures in any order; an odd number of them has one in the middle.
 * @returns The one in the middle, of an even number the upper of the two; NaN of none.
 */
export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Changes who goes first, so that what drifts on the machine does not always meet the same one.
 *
 * @param items What is measured in turn.
 * @param turns How many items move from the front to the back.
 */
export const rotate = <Item>(items: readonly Item[], turns: number): Item[] => {
  const first = items.length === 0 ? 0 : turns % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
};

/**
 * Measures several things in turn, several times over.
 *
 * @param items What is measured; the one that begins changes with each run.
 * @param runs How often each is measured.
 * @param measure Measures one item once.
 * @returns What was measured of each item, in the order of the items.
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

/**
 * @param figure What was measured.
 * @param reference What it is compared with, in the same unit.
 * @returns How many times as large the figure is, such as `1.25`; `-` where there is nothing to divide by.
 */
export const ratio = (figure: number, reference: number): string => {
  const times = figure / reference;
  return Number.isFinite(times) ? times.toFixed(2) : '-';
};

/**
 * @param time In milliseconds; infinite for what never came.
 * @returns Whole milliseconds, or `none`.
 */
export const milliseconds = (time: number): string =>
  Number.isFinite(time) ? String(Math.round(time)) : 'none';
