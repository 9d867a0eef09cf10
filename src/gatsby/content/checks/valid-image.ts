import sharp from 'sharp';

/** Checks whether a picture can be decoded down to its last pixel; one that is empty, or was cut off when it was copied, cannot. */
export const isWholePicture = async (bytes: Buffer): Promise<boolean> => {
  try {
    await sharp(bytes, { failOn: 'warning' }).resize(1, 1).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
};
