import { canStart } from './can-start';

const ask = (own: string, address: string): boolean => {
  window.pagePath = own;
  history.replaceState(null, '', address);
  return canStart();
};

afterAll(() => history.replaceState(null, '', '/'));

it.each([
  ['/', '/', true],
  ['/en/about', '/en/about?a=b#c', true],
  ['/en/about', '/en/about/', true],
  ['/en/about', '/en%2fabout', false],
  ['/en/about', '/en//about', false],
  ['/en/about', '/en/about/index.html', false],
  ['/404.html', '/nowhere', true],
  ['/404.html', '/en%2Fabout', false],
  ['/404.html', '/EN/no-where.html/', true],
  ['/404.html', '/en%3Fa=b', false],
  ['/404.html', '/en%23about', false],
  ['/404.html', '/en%252fabout', false],
  ['/404.html', '/%25', false],
  ['/404.html', '/.//en', false],
  ['/404.html', 'http://localhost//en#%zz', false],
  ['/404.html', '/%ff', false],
])('for the page %s at the address %s returns %s', (own, address, expected) => {
  expect(ask(own, address)).toBe(expected);
});

it('takes away an anchor that means nothing, and no other', () => {
  expect(ask('/en', '/en?a=b#%zz')).toBe(true);
  expect(location.href).toMatch(/\/en\?a=b$/);
  expect(ask('/en', '/en#pricing')).toBe(true);
  expect(location.hash).toBe('#pricing');
});
