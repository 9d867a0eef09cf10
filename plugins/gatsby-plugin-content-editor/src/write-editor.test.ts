/** @jest-environment node */
import { editorFiles, hasEditor } from './write-editor';

const repository = { ADMIN_REPOSITORY: 'https://github.com/starswell/site' };

it('stands in builds that know where to save, and in builds for this machine', () => {
  expect(hasEditor({})).toBe(false);
  expect(hasEditor(repository)).toBe(true);
  expect(hasEditor({ EMAIL_OUTBOX: 'true' })).toBe(true);
});

it('asks search engines not to list its page', () => {
  const { 'index.html': page } = editorFiles(process.cwd(), {});
  expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
});

it('may talk to the site and to the git host only', () => {
  const policy = (env: Record<string, string>) =>
    /connect-src ([^;]+);/.exec(editorFiles(process.cwd(), env)['index.html'] ?? '')?.[1];
  expect(policy({})).toBe("'self' blob: data:");
  expect(policy(repository)).toBe(
    "'self' blob: data: https://api.github.com https://www.githubstatus.com",
  );
});

it('tells the editor where to save, and how each file is written', () => {
  const config = JSON.parse(editorFiles(process.cwd(), repository)['config.json'] ?? '');
  expect(config.backend).toMatchObject({ name: 'github', repo: 'starswell/site' });
  const formats: string[] = config.collections.flatMap(
    ({ format, files = [] }: { format?: string; files?: { format: string }[] }) => [
      ...(format ? [format] : []),
      ...files.map((file) => file.format),
    ],
  );
  expect(new Set(formats).size).toBe(formats.length);
});
