/** @jest-environment node */
import { editorPage } from './page';

it('asks search engines not to list the editor', () => {
  expect(editorPage(undefined)).toContain('<meta name="robots" content="noindex, nofollow">');
});

it.each([
  [undefined, "connect-src 'self' blob: data:;"],
  ['https://codeberg.org/a/b', "connect-src 'self' blob: data: https://codeberg.org;"],
])('lets the page connect to itself and the repository %s', (repository, policy) => {
  expect(editorPage(repository)).toContain(policy);
});
