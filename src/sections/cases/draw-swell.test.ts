/** @jest-environment node */
import { drawSwell } from './draw-swell';

it('draws a crest as high as its result, hours as a share of a working week', () => {
  const { crests } = drawSwell([
    { value: 47, unit: 'PERCENT' },
    { value: 18, unit: 'HOURS' },
    { value: 250, unit: 'PERCENT' },
  ]);
  expect(crests.map(({ share }) => share)).toEqual([0.47, 0.45, 1]);
});
