/** Services that stand under one anchor of the services page. */
export interface ServiceGroup<Item> {
  /** The anchor. */
  group: string;
  services: readonly Item[];
}

/**
 * Puts services under their anchors.
 *
 * @param services Services in the order in which they are shown.
 * @returns One group an anchor, in the order in which the anchors appear; the services of a group keep their order.
 */
export const groupServices = <Item extends { readonly group: string }>(
  services: readonly Item[],
): ServiceGroup<Item>[] => {
  const anchors = [...new Set(services.map(({ group }) => group))];
  return anchors.map((anchor) => ({
    group: anchor,
    services: services.filter(({ group }) => group === anchor),
  }));
};
