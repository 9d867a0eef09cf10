import sharp, { type Sharp } from 'sharp';

/** From 0 to 9. The default of 4 takes seven times as long for files that are hardly one percent smaller. */
const effort = 2;

/** Makes sharp spend less time on AVIF, which took half of a build; gatsby-plugin-sharp 5.16 has no option for it, but uses this module. */
export const reduceAvifEffort = (): void => {
  // The types of sharp omit its prototype, which all instances share.
  const { prototype } = sharp as unknown as { prototype: Sharp };
  const { avif } = prototype;
  prototype.avif = function withLessEffort(options) {
    return avif.call(this, { ...options, effort });
  };
};
