/** @jest-environment node */
import { hostOf, redirectRules } from './adapter';

it.each([
  [{ NETLIFY: 'true' }, '/ /en 301!\n'],
  [{ CF_PAGES: '1' }, '/ /en 301\n'],
  [{}, '/ /en 301\n'],
])('leads from the root to English in words that the host of %j reads', (env, rules) => {
  expect(redirectRules(hostOf(env))).toBe(rules);
});
