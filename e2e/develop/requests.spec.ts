import { ask } from '../../scripts/testing/ask';
import { expect, test } from './develop';

const otherSite = { Origin: 'https://attacker.example', 'Sec-Fetch-Site': 'cross-site' };
const link = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' };

for (const { what, path, headers } of [
  { what: 'a query by another site', path: '/___graphql?query={site{id}}', headers: otherSite },
  { what: 'another site that opens files', path: '/__open-stack-frame-in-editor', headers: link },
  { what: 'an unknown host', path: '/en', headers: { Host: 'attacker.example' } },
  { what: 'a path out of its folder', path: '/_gatsby/image/a/..%2f..%2fsrc/x.jpg', headers: {} },
])
  test(`the develop server refuses ${what}`, async ({ develop }) => {
    expect((await ask(develop.address, path, headers)).status).toBe(403);
  });

test('a link on another site opens a page of the develop server', async ({ develop }) => {
  expect((await ask(develop.address, '/en', link)).status).toBe(200);
});

for (const name of ['constructor', '__proto__', 'toString'])
  test(`/admin/${name} is not found`, async ({ develop }) => {
    expect((await ask(develop.address, `/admin/${name}`)).status).toBe(404);
  });
