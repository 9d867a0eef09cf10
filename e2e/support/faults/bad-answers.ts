import { statSync } from 'node:fs';
import { join } from 'node:path';
import { isPagePath } from '../../../src/testing/site';
import type { ask } from '../../../scripts/testing/ask';
import { marker } from './bad-input';

/** Whether the build has a page or a file at exactly this path. */
const isThere = (path: string): boolean => {
  if (/%(?:2f|5c|00)/i.test(path)) return false;
  try {
    const decoded = decodeURIComponent(path);
    const file = join('public', decoded);
    return isPagePath(decoded) || (file.startsWith('public/') && statSync(file).isFile());
  } catch {
    // It cannot be decoded, or there is nothing.
    return false;
  }
};

/** What is wrong with an answer; nothing when all is well. */
export const faultIn = (
  path: string,
  { status = 0, headers: { location = '' }, body }: Awaited<ReturnType<typeof ask>>,
): string | undefined => {
  if (![200, 301, 400, 404, 414, 431].includes(status)) return `status ${status}`;
  if (status === 200 && !isThere(path)) return 'a page where there is none';
  if (status === 404 && isPagePath(path)) return 'no page where there is one';
  if (status === 301) {
    const { origin } = new URL(location, 'http://site.example');
    if (origin !== 'http://site.example' || !/^\/[^/\\]/.test(location))
      return `leads off the site, to ${location}`;
    return /<script|<img/i.test(body.toString()) ? 'gives back what was sent' : undefined;
  }
  return body.includes(marker) ? 'gives back what was sent' : undefined;
};
