import { crestPlaces } from './crest-places';

describe('crestPlaces', () => {
  it('stands four results on the four crests that are drawn', () => {
    const [first = [0, 0], second = [0, 0], third = [0, 0], fourth = [0, 0]] = crestPlaces(4);
    expect([second[1], fourth[1], first[1], third[1]]).toEqual([432, 382, 360, 308]);
  });

  it.each([1, 3, 5])('spreads %i results evenly above the drawing', (count) => {
    const places = crestPlaces(count);
    expect(places).toHaveLength(count);
    places.forEach(([left, bottom], index) => {
      expect(left).toBeCloseTo(((2 * index + 1) * 50) / count);
      expect(bottom).toBe(432);
    });
  });
});
