/** @jest-environment node */
import sharp from 'sharp';
import { messagesIn } from '../../../testing/broken-content/errors-in';
import { sampleContentForTests } from '../../../testing/broken-content/sample-content';
import { formatProblem } from '../messages/problem';
import { unusedFiles } from './check-files';

const content = sampleContentForTests();

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });

const put = async (file: string, drawn: sharp.Sharp) => content.write(file, await drawn.toBuffer());

const picture = 'projects/image.png';
const place = 'content/projects/sample.json  image: image.png';

it.each([
  [3200, 2000],
  [1610, 1000],
])('takes a picture of %i x %i for a project', async (width, height) => {
  await put(picture, draw(width, height).png());
  expect(await messagesIn(content)).toEqual([]);
});

const larger = 'it must be 1600 x 1000 or larger';

it.each([
  [800, 500, `, which is too small; ${larger}.`],
  [1500, 1000, `, which is too small; ${larger}, in these proportions.`],
  [4800, 3000, ', which is too large; scale it to 1600 x 1000.'],
  [6000, 4000, ', which is too large; crop and scale it to 1600 x 1000.'],
  [1600, 1600, '; crop it to the proportions of 1600 x 1000, or its edges are cut off.'],
])('reports a picture of %i x %i once', async (width, height, message) => {
  await put(picture, draw(width, height).png());
  expect(await messagesIn(content)).toEqual([`${place} is ${width} x ${height} pixels${message}`]);
});

it('reports when a picture takes too many bytes', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const [width, height] = [1600, 1000];
  const loud = sharp({ create: { width, height, channels: 3, background: 'teal', noise } });
  await put(picture, loud.png({ compressionLevel: 1 }));
  expect(await messagesIn(content)).toEqual([
    expect.stringMatching(/takes \d+ kB, which is too much; it must take 2000 kB or less\.$/),
  ]);
});

it.each([
  ['gif', 'is in the format gif; save it as png, jpg or webp.'],
  ['jpeg', 'holds a jpg; let its name end in .jpg, here and on the disk.'],
] as const)('reports when the file called image.png is a %s', async (format, message) => {
  await put(picture, draw(1600, 1000)[format]());
  expect(await messagesIn(content)).toEqual([`${place} ${message}`]);
});

it.each(['', 'a picture of a boat'])('reports when a picture is none, but "%s"', async (text) => {
  content.write(picture, text);
  expect(await messagesIn(content)).toEqual([
    `${place} is not a picture, or not complete; save it as png, jpg or webp.`,
  ]);
});

it('turns a picture that was taken upright', async () => {
  await put('projects/image.jpeg', draw(1000, 1600).withMetadata({ orientation: 6 }).jpeg());
  content.set('projects/sample.json', ['image'], './image.jpeg');
  expect(await messagesIn(content)).toEqual([]);
});

it('looks at the pictures of cases and of the site, and requires the exact size of the background of the share images', async () => {
  await put('cases/sample/image.png', draw(16, 10).png());
  await put('portrait.png', draw(8, 10).png());
  await put('poster.png', draw(16, 9).png());
  await put('shareBackground.png', draw(2400, 1260).png());
  expect(await messagesIn(content)).toEqual([
    expect.stringContaining('content/cases/sample/case.json  image: '),
    expect.stringContaining('content/site.json  founder.portrait: '),
    'content/site.json  shareBackground: shareBackground.png is 2400 x 1260 pixels; it must be 1200 x 630 exactly.',
    expect.stringContaining('content/site.json  video.poster: '),
  ]);
});

it.each(['png', 'jpeg', 'webp'] as const)('reports when a %s was cut off', async (format) => {
  const name = `projects/image.${format}`;
  const whole = await draw(1600, 1000)[format]().toBuffer();
  content.write(name, whole.subarray(0, whole.length - 500));
  content.set('projects/sample.json', ['image'], `./image.${format}`);
  expect(await messagesIn(content)).toEqual([
    expect.stringMatching(/(cannot be read to its end|is not a picture, or not complete); /),
  ]);
});

it('names pictures and videos that no record uses, which are not errors', async () => {
  expect(unusedFiles(content.root)).toEqual([]);
  await put('projects/old.png', draw(16, 10).png());
  content.write('old.mp4', 'a video');
  expect(await messagesIn(content)).toEqual([]);
  expect(unusedFiles(content.root).map(formatProblem)).toEqual([
    'content/old.mp4  no record names this file; it can be removed.',
    'content/projects/old.png  no record names this file; it can be removed.',
  ]);
});
