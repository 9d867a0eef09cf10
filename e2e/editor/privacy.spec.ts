import { adminPath } from '../../plugins/gatsby-plugin-content-editor';
import { readRecords } from '../../src/testing/content';
import { editorLine, openEditor, openEntry } from '../support/local-repository';
import { expect, test } from '../support/test';

test.use({ expectedInConsole: editorLine });

test('the editor requests nothing from other hosts', async ({ page, baseURL }) => {
  const otherHosts: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(`${baseURL}/`)) otherHosts.push(url);
  });
  await openEditor(page);
  await openEntry(page, `cases/${readRecords('cases')[0]?.key}/case`);
  await page.getByRole('textbox', { name: 'Dutch' }).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(otherHosts).toEqual([]);
});

test('search engines keep out of the editor', async ({ request }) => {
  const page = await (await request.get(adminPath)).text();
  expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
  for (const list of ['/sitemap.xml', '/llms.txt']) {
    expect(await (await request.get(list)).text()).not.toContain(adminPath);
  }
});
