/** @jest-environment node */
import { siteMetadata } from './site-metadata';

it('takes the address from the environment, without its trailing slash', () => {
  expect(siteMetadata({ GATSBY_SITE_URL: 'https://www.example.org/' })).toEqual({
    siteUrl: 'https://www.example.org',
  });
});

it.each([{}, { GATSBY_SITE_URL: '' }])('has an address when none is set (%j)', (env) => {
  expect(siteMetadata(env).siteUrl).toMatch(/^https:\/\/[^/]+$/);
});

it('refuses what is no address', () => {
  expect(() => siteMetadata({ GATSBY_SITE_URL: 'example.org' })).toThrow('GATSBY_SITE_URL');
});
