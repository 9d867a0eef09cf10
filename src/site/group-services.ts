export interface ServiceGroup<Service> {
  /** Anchor on the services page. */
  anchor: string;
  services: readonly Service[];
}

/**
 * Groups services by their anchors, for the services page and for search engines; groups and
 * services keep their order.
 */
export const groupServices = <Service extends { readonly anchor: string }>(
  services: readonly Service[],
): ServiceGroup<Service>[] => {
  const anchors = [...new Set(services.map(({ anchor }) => anchor))];
  return anchors.map((anchor) => ({
    anchor,
    services: services.filter((service) => service.anchor === anchor),
  }));
};
