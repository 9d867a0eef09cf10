/** @jest-environment node */
import { editorFiles } from '../../../plugins/gatsby-plugin-content-editor';
import { folderKinds } from './kinds';
import { editorOptions, hasEditor } from './editor-options';

const filesWith = (env: Record<string, string>) => editorFiles(process.cwd(), editorOptions(env));

const repository = { ADMIN_REPOSITORY: 'https://github.com/starswell/site' };

it('is in builds with a repository, and in builds for this machine', () => {
  expect(hasEditor({})).toBe(false);
  expect(hasEditor(repository)).toBe(true);
  expect(hasEditor({ EMAIL_OUTBOX: 'true' })).toBe(true);
});

it('asks search engines not to list its page, and shows no preview', () => {
  const { 'index.html': page, 'config.json': config = '' } = filesWith({});
  expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
  // It would be neither the page nor a link to it.
  expect(JSON.parse(config)).toMatchObject({
    editor: { preview: false },
    show_preview_links: false,
  });
});

it('connects to the site and to the git host only', () => {
  const policy = (env: Record<string, string>) =>
    /connect-src ([^;]+);/.exec(filesWith(env)['index.html'] ?? '')?.[1];
  expect(policy({})).toBe("'self' blob: data:");
  expect(policy(repository)).toBe(
    "'self' blob: data: https://api.github.com https://www.githubstatus.com",
  );
  expect(policy({ ADMIN_REPOSITORY: 'https://codeberg.org/starswell/site' })).toBe(
    "'self' blob: data: https://codeberg.org",
  );
});

it('has the repository and a format of its own for each file', () => {
  const config = JSON.parse(filesWith(repository)['config.json'] ?? '');
  expect(config.backend).toMatchObject({ name: 'github', repo: 'starswell/site' });
  const formats: string[] = config.collections.flatMap(
    ({ format, files }: { format?: string; files?: { format: string }[] }) =>
      files?.map((file) => file.format) ?? format,
  );
  expect(new Set(formats).size).toBe(formats.length);
});

it('adds and removes records, but no pages, each of which has a template', () => {
  const { collections } = JSON.parse(filesWith({})['config.json'] ?? '');
  for (const name of Object.keys(folderKinds)) {
    const isFree = name !== 'pages';
    const collection = { name, create: isFree, delete: isFree };
    expect(collections).toContainEqual(expect.objectContaining(collection));
  }
});

it('finds the records of cases in folders of their own', () => {
  const { collections } = JSON.parse(filesWith({})['config.json'] ?? '');
  const path = '{{slug}}/case';
  expect(collections).toContainEqual(expect.objectContaining({ name: 'cases', path }));
});
