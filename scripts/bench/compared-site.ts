import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { compressFiles } from '../../src/gatsby/hosting/compress';
import { withoutScripts } from './without-scripts';

const fonts = resolve('src/styles/fonts');
const reference = resolve('scripts/bench/reference/index.html');

const withoutScriptsPath = '/without-scripts';
const referencePath = '/reference';

/** A page and what it is compared with. */
export interface Variant {
  name: 'page' | 'without scripts' | 'reference';
  /** Where the preview server has it. */
  path: string;
}

/**
 * @param path Of a page of the site.
 * @param withReferences False for the page alone.
 * @returns The page, and where a compared site has the others.
 */
export const variantsOf = (path: string, withReferences: boolean): Variant[] => {
  const page: Variant = { name: 'page', path };
  if (!withReferences) return [page];
  return [
    page,
    { name: 'without scripts', path: withoutScriptsPath + path },
    { name: 'reference', path: referencePath },
  ];
};

const write = (folder: string, path: string, html: string): void => {
  mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, path, 'index.html'), html);
};

/** The site's policy names the styles that may stand in a page; the reference page's are one more. */
const allowStyles = (folder: string, html: string): void => {
  const headers = join(folder, '_headers');
  const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const hash = createHash('sha256').update(styles).digest('base64');
  const rules = readFileSync(headers, 'utf8');
  writeFileSync(headers, rules.replaceAll("style-src-elem 'self'", `$& 'sha256-${hash}'`));
};

/**
 * Copies a built site, and adds each of its pages without scripts, and the reference page.
 *
 * @param site Folder of the site.
 * @param paths The pages that are compared.
 * @returns Folder of the copy, and what removes it again.
 */
export const copyForComparison = async (
  site: string,
  paths: readonly string[],
): Promise<{ folder: string; remove: () => void }> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-compared-'));
  cpSync(site, folder, { recursive: true });
  for (const path of paths) {
    const html = readFileSync(join(site, path, 'index.html'), 'utf8');
    write(folder, withoutScriptsPath + path, withoutScripts(html));
  }

  const html = readFileSync(reference, 'utf8');
  write(folder, referencePath, html);
  allowStyles(folder, html);
  for (const font of readdirSync(fonts)) {
    cpSync(join(fonts, font), join(folder, 'static', font));
  }
  // Compressed as the site's own pages are: a host that sends them larger would be measured too.
  await compressFiles(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
};
