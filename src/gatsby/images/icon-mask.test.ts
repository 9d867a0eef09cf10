/** @jest-environment node */
import { enumValue } from '../content/enum-value';
import { iconNames } from '../content/schemas/common';
import { iconMask } from './icon-mask';

describe('the mask of an icon', () => {
  it.each(iconNames)('draws %s', (name) => {
    expect(decodeURIComponent(iconMask(enumValue(name)))).toMatch(
      /^url\("data:image\/svg\+xml,<svg xmlns='http:\/\/www\.w3\.org\/2000\/svg'.*<\/svg>"\)$/,
    );
  });

  it('is there for no other name', () => {
    expect(() => iconMask('SEA_SERPENT')).toThrow('sea-serpent');
  });
});
