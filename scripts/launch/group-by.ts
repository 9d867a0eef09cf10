/** Groups items by name; groups keep the order of their first items. */
export const groupBy = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): [name: string, items: Item[]][] => {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
};
