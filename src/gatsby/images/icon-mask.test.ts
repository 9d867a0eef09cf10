import { iconNames } from '../content/schemas/common';
import { iconMask } from './icon-mask';

describe('iconMask', () => {
  it.each(iconNames)('draws %s', (name) => {
    expect(decodeURIComponent(iconMask(name))).toMatch(
      /^url\("data:image\/svg\+xml,<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>"\)$/,
    );
  });

  it('knows no other names', () => {
    expect(() => iconMask('sea-serpent')).toThrow('sea-serpent');
  });
});
