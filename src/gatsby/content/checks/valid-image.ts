import sharp from 'sharp';

/** Whether a picture can be decoded down to its last pixel; empty and truncated ones cannot. */
export const isWholePicture = async (bytes: Buffer): Promise<boolean> => {
  try {
    await sharp(bytes, { failOn: 'warning' }).resize(1, 1).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
};
