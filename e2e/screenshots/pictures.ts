import sharp from 'sharp';

/** Small pictures are enough to see that a section has lost its shape, and are a few kilobytes each. */
const scale = 1 / 3;

export const shrink = async (picture: Buffer): Promise<Buffer> => {
  const { width } = await sharp(picture).metadata();
  return sharp(picture)
    .resize({ width: Math.round(width * scale) })
    .png({ palette: true, colours: 64, dither: 0 })
    .toBuffer();
};

/** Pictures that are not shown at this width never load. */
export const picturesLoaded = (part: Element) =>
  Promise.all(
    [...part.querySelectorAll('img')]
      .filter((image) => image.checkVisibility())
      .map((image) => {
        // The screenshot would not wait for pictures that are decoded again for it.
        image.decoding = 'sync';
        return image.decode();
      }),
  );

/** What stays on the screen would lie over a part that is higher than the screen. */
export const hideWhatStays = () => {
  for (const element of document.querySelectorAll<HTMLElement>('header, a[href="#main"]')) {
    element.style.visibility = 'hidden';
  }
};
