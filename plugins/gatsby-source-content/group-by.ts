/** Groups items by what they have in common; groups keep the order of their first items. */
const groupBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] => {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
};

/** The items that have in common what `keyOf` returns with one before them, each with the first such. */
export const repeatsIn = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): { item: Item; first: Item }[] =>
  groupBy(items, keyOf).flatMap(([first, ...others]) =>
    first ? others.map((item) => ({ item, first })) : [],
  );
