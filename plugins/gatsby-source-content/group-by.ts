/** Groups items by a key, in the order of the first items. */
export const groupBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] => {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
};

/** Finds items whose key an earlier item has, each with the first such item. */
export const repeatsIn = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): { item: Item; first: Item }[] =>
  groupBy(items, keyOf).flatMap(([first, ...others]) =>
    first ? others.map((item) => ({ item, first })) : [],
  );
