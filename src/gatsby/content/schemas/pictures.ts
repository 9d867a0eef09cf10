import { z } from 'zod';
import { file } from './files';
import { alternatives } from '../messages/quote';

/** Formats of the pictures in the repository; the build makes the smaller ones that visitors get. */
const pictureFormats = ['png', 'jpg', 'webp'] as const;

/** Extensions of each format, the usual one first. */
const endingsOf = { png: ['png'], jpg: ['jpg', 'jpeg'], webp: ['webp'] } as const satisfies Record<
  (typeof pictureFormats)[number],
  readonly string[]
>;

/** Extensions of all formats, in lower case. */
export const pictureEndings: readonly string[] = Object.values(endingsOf).flat();

/** Requirements of a picture. The build makes smaller ones from it, but cannot make larger ones. */
export interface PictureRule {
  /** Required size in pixels; a picture may be larger, in the same proportions. */
  width: number;
  height: number;
  /** False if the picture is used as it is, in exactly the required size. */
  scales: boolean;
  formats: readonly (typeof pictureFormats)[number][];
  /** Largest file size. */
  kilobytes: number;
}

/** The rule of each picture, by the schema of its field. */
export const pictureRules = z.registry<PictureRule>();

/** Longest side in pixels; more would only make the repository slow. */
export const largestSide = 4000;

/** The field of a picture; formats, file size and scaling have defaults. */
export const picture = (
  description: string,
  rule: Pick<PictureRule, 'width' | 'height'> & Partial<PictureRule>,
) => {
  const whole = { scales: true, formats: pictureFormats, kilobytes: 2000, ...rule };
  const size = `${whole.width} x ${whole.height} pixels${whole.scales ? ' or larger in the same proportions' : ' exactly'}`;
  const formats = alternatives(whole.formats);
  return file(
    `${description} ${size}, ${formats}, at most ${whole.kilobytes} kB.`,
    whole.formats.flatMap((format) => endingsOf[format]),
  ).register(pictureRules, whole);
};
