/** @jest-environment node */
import { backendOf, originsOf, repositoryName } from './backend';

it.each([
  ['https://github.com/starswell/site', { name: 'github', repo: 'starswell/site' }],
  [
    'https://github.com/starswell/site.git#live',
    { name: 'github', repo: 'starswell/site', branch: 'live' },
  ],
  ['https://gitlab.com/studio/web/site/', { name: 'gitlab', repo: 'studio/web/site' }],
  [
    'https://gitlab.studio.example/web/site',
    {
      name: 'gitlab',
      repo: 'web/site',
      base_url: 'https://gitlab.studio.example',
      api_root: 'https://gitlab.studio.example/api/v4',
    },
  ],
  [
    'https://codeberg.org/starswell/site',
    {
      name: 'gitea',
      repo: 'starswell/site',
      base_url: 'https://codeberg.org',
      api_root: 'https://codeberg.org/api/v1',
    },
  ],
])('saves to %s', (address, expected) => {
  expect(backendOf(address)).toEqual({ ...expected, auth_methods: ['token'] });
});

it.each([
  'starswell/site',
  'http://github.com/starswell/site',
  'https://github.com/starswell',
  'https://github.com/starswell/site/tree/main',
  'https://github.com/starswell/site?tab=readme',
  'https://gitlab.com/studio/web/site/-/tree/main',
  'https://codeberg.org/starswell/site/src/branch/main',
])('finds no repository at %s', (address) => expect(repositoryName(address)).toBeUndefined());

it.each([
  [undefined, []],
  ['https://github.com/a/b', ['https://api.github.com', 'https://www.githubstatus.com']],
  ['https://codeberg.org/a/b', ['https://codeberg.org']],
])('connects for %s to %j only', (address, origins) => {
  expect(originsOf(address)).toEqual(origins);
});
