import { z } from 'zod';
import { file } from './files';
import { alternatives } from '../errors';

/** Formats of the pictures in the repository. */
export const pictureFormats = ['png', 'jpg', 'webp'];

/** Extensions of these formats, in lower case. */
export const pictureEndings = ['png', 'jpg', 'jpeg', 'webp'];

/** Requirements of a picture, from which the build makes smaller ones. */
export interface PictureRule {
  /** Required size in pixels; a picture may be larger, in the same proportions. */
  width: number;
  height: number;
  /** False if the picture is used as it is, in exactly the required size. */
  scales: boolean;
  /** Largest file size. */
  kilobytes: number;
}

/** The rule of each picture, by the schema of its field. */
export const pictureRules = z.registry<PictureRule>();

/** Longest side in pixels, to keep the repository small. */
export const largestSide = 4000;

/**
 * How much larger than required a scaled picture stays, so that one whose proportions differ a
 * little is still large enough.
 */
const margin = 1.25;

/** The field of a picture; file size and scaling have defaults. */
export const picture = (
  description: string,
  rule: Pick<PictureRule, 'width' | 'height'> & Partial<PictureRule>,
) => {
  const whole = { scales: true, kilobytes: 2000, ...rule };
  const size = `${whole.width} x ${whole.height} pixels${whole.scales ? ' or larger in the same proportions' : ' exactly'}`;
  const formats = alternatives(pictureFormats);
  return file(
    `${description} ${size}, ${formats}, at most ${whole.kilobytes} kB.`,
    pictureEndings,
    {
      picture: {
        width: whole.width * (whole.scales ? margin : 1),
        height: whole.height * (whole.scales ? margin : 1),
        kilobytes: whole.kilobytes,
      },
    },
  ).register(pictureRules, whole);
};
