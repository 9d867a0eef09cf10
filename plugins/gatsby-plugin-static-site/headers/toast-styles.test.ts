import { createHash } from 'node:crypto';
import { sitePolicy } from './content-security-policy';
import 'sonner';

it('allows the style element that Sonner adds, empty and filled', () => {
  const policy = sitePolicy([], { scripts: [], styles: [] }, false);
  const added = document.querySelector('head style')?.textContent ?? '';
  expect(added).toContain('[data-sonner-toast]');
  for (const text of ['', added])
    expect(policy).toContain(createHash('sha256').update(text).digest('base64'));
});
