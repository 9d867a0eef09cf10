/** @jest-environment node */
import sharp from 'sharp';
import { copyContent, type BrokenContent } from '../../testing/broken-content';
import { checkContent } from './check-content';

let content: BrokenContent;

beforeAll(() => {
  content = copyContent();
});

afterEach(() => content.restore());
afterAll(() => content.remove());

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });

const put = async (file: string, picture: sharp.Sharp): Promise<void> =>
  content.write(file, await picture.toBuffer());

const messages = (): string[] =>
  checkContent(content.root).map(({ file, field, message }) => `${file} ${field}: ${message}`);

const vela = 'content/projects/vela.json image: vela.png';

it.each([
  [1600, 1000],
  [3200, 2000],
  [1610, 1000],
])('takes a picture of %i x %i for a project', async (width, height) => {
  await put('projects/vela.png', draw(width, height).png());
  expect(messages()).toEqual([]);
});

it('says when a picture is too small', async () => {
  await put('projects/vela.png', draw(800, 500).png());
  expect(messages()).toEqual([
    `${vela} is 800 x 500 pixels, which is too small; it must be 1600 x 1000 or larger.`,
  ]);
});

it('says when a picture has too many pixels', async () => {
  await put('projects/vela.png', draw(4800, 3000).png());
  expect(messages()).toEqual([
    `${vela} is 4800 x 3000 pixels, which is too large; scale it down to 1600 x 1000, or at most 4000 on its longer side.`,
  ]);
});

it('says when a picture takes too many bytes', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const [width, height] = [1600, 1000];
  const loud = sharp({ create: { width, height, channels: 3, background: 'teal', noise } });
  await put('projects/vela.png', loud.png({ compressionLevel: 1 }));
  expect(messages()).toEqual([
    expect.stringMatching(
      /vela\.png takes \d+ kB, which is too much; it must take 2000 kB or less\.$/,
    ),
  ]);
});

it('says when a picture has other proportions', async () => {
  await put('projects/vela.png', draw(1600, 1600).png());
  expect(messages()).toEqual([
    `${vela} is 1600 x 1600 pixels; crop it to the proportions of 1600 x 1000, or its edges are cut off.`,
  ]);
});

it('says when a picture has a format that browsers or the build do not take', async () => {
  await put('projects/vela.png', draw(1600, 1000).gif());
  expect(messages()).toEqual([`${vela} is in the format gif; save it as png or jpg or webp.`]);
});

it('says when a picture is none', () => {
  content.write('projects/vela.png', 'a picture of a boat');
  expect(messages()).toEqual([`${vela} is no picture; save it as png or jpg or webp.`]);
});

it('says when the name of a picture tells another format', async () => {
  await put('projects/vela.png', draw(1600, 1000).jpeg());
  expect(messages()).toEqual([
    `${vela} holds a jpg; let its name end in .jpg, here and on the disk.`,
  ]);
});

it('turns a picture that was taken upright', async () => {
  await put('projects/vela.jpeg', draw(1000, 1600).withMetadata({ orientation: 6 }).jpeg());
  content.replace('projects/vela.json', './vela.png', './vela.jpeg');
  expect(messages()).toEqual([]);
});

it('wants the background of the share images in its very size', async () => {
  await put('media/share-background.png', draw(2400, 1260).png());
  expect(messages()).toEqual([
    'content/site.json shareBackground: share-background.png is 2400 x 1260 pixels; it must be 1200 x 630 exactly.',
  ]);
});

it('looks at the pictures of cases, the portrait and the poster too', async () => {
  const tiny = draw(16, 10);
  await put('cases/recruitment-workflow/recruitment-workflow.png', tiny.png());
  await put('media/founder-portrait.png', draw(8, 10).png());
  await put('media/swell-poster.webp', draw(16, 9).webp());
  expect(checkContent(content.root).map(({ file, field }) => [file, field])).toEqual([
    ['content/cases/recruitment-workflow/en.md', 'image'],
    ['content/site.json', 'founder.portrait'],
    ['content/site.json', 'video.poster'],
  ]);
});
