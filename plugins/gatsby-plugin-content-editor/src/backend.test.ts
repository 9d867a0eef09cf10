/** @jest-environment node */
import { readBackend } from './backend';

const read = (address: string) => readBackend(address, 'REPOSITORY');

it('the backend of the editor may be left out', () => {
  expect(readBackend(undefined, 'REPOSITORY')).toBeUndefined();
  expect(read(' ')).toBeUndefined();
});

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
    // Only the beginning of a host's name tells what runs there.
    'https://git.gitlab.example/web/site',
    {
      name: 'gitea',
      repo: 'web/site',
      base_url: 'https://git.gitlab.example',
      api_root: 'https://git.gitlab.example/api/v1',
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
])('reads %s', (address, expected) => {
  expect(read(address)).toEqual({ ...expected, auth_methods: ['token'] });
});

it.each(['starswell/site', 'http://github.com/starswell/site', 'https://github.com/starswell'])(
  'rejects %s and reports what is expected',
  (address) => {
    expect(() => read(address)).toThrow('it must be an address such as https://github.com/');
  },
);
