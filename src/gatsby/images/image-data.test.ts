/** @jest-environment node */
import { keepSingleFallback } from './image-data';

const image = {
  layout: 'fullWidth' as const,
  width: 1,
  height: 0.625,
  images: {
    fallback: { src: '/wide.jpg', srcSet: '/narrow.jpg 440w,\n/wide.jpg 1280w', sizes: '100vw' },
    sources: [{ type: 'image/avif', srcSet: '/wide.avif 1280w', sizes: '100vw' }],
  },
};

it('keeps the formats that browsers choose from, and one file for other browsers', () => {
  expect(keepSingleFallback(image).images).toEqual({
    sources: image.images.sources,
    fallback: { src: '/wide.jpg' },
  });
});

it('leaves a picture without a fallback as it is', () => {
  const without = { ...image, images: { sources: image.images.sources } };
  expect(keepSingleFallback(without)).toEqual(without);
});
