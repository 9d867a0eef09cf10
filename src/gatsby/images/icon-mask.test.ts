/** @jest-environment node */
import { enumValue } from '../content/enum-value';
import { iconNames } from '../content/schemas/common';
import { iconMask } from './icon-mask';

describe('iconMask', () => {
  it.each(iconNames)('draws %s', (name) => {
    expect(decodeURIComponent(iconMask(enumValue(name)))).toMatch(
      /^url\("data:image\/svg\+xml,<svg xmlns='http:\/\/www\.w3\.org\/2000\/svg'.*<\/svg>"\)$/,
    );
  });

  it('knows no other names', () => {
    expect(() => iconMask('SEA_SERPENT')).toThrow('SEA_SERPENT');
  });
});
