import { z } from 'zod';
import { file } from './files';

/** Formats of the pictures in the repository; the build makes the smaller ones that visitors get. */
export const pictureFormats = ['png', 'jpg', 'webp'] as const;

/** How the name of a picture in a format may end, the usual way first. */
const endingsOf = { png: ['png'], jpg: ['jpg', 'jpeg'], webp: ['webp'] } as const satisfies Record<
  (typeof pictureFormats)[number],
  readonly string[]
>;

/** How the name of any picture may end, in small letters. */
export const pictureEndings: readonly string[] = Object.values(endingsOf).flat();

/** What a picture has to be. The build cuts smaller ones from it, and it can make none larger. */
export interface PictureRule {
  /** Wanted size in pixels; a picture may be larger, in the same proportions. */
  width: number;
  height: number;
  /** False where the picture is used as it is, in exactly the wanted size. */
  scales: boolean;
  formats: readonly (typeof pictureFormats)[number][];
  /** Largest file, in kilobytes. */
  kilobytes: number;
}

/** The rule of every field that holds a picture, by the field's schema. */
export const pictureRules = z.registry<PictureRule>();

/** No picture needs more pixels than this on a side; more only makes the repository slow. */
export const largestSide = 4000;

/** Makes the field of a picture. @param rule What the picture has to be; formats, bytes and scaling have usual values. */
export const picture = (
  description: string,
  rule: Pick<PictureRule, 'width' | 'height'> & Partial<PictureRule>,
) => {
  const whole = { scales: true, formats: pictureFormats, kilobytes: 2000, ...rule };
  const size = `${whole.width} x ${whole.height} pixels${whole.scales ? ' or larger in the same proportions' : ' exactly'}`;
  const formats = whole.formats.join(' or ');
  return file(
    `${description} ${size}, ${formats}, at most ${whole.kilobytes} kB.`,
    whole.formats.flatMap((format) => endingsOf[format]),
  ).register(pictureRules, whole);
};
