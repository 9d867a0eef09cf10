import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const script = /<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs;
const scriptHint = /<link[^>]*as="(?:script|fetch)"[^>]*>/g;

/**
 * Copies a built site and takes all its scripts away, to see what they cost.
 *
 * @param site Folder of the site.
 * @returns Folder of the copy, and what removes it again.
 */
export const copyWithoutScripts = (site: string): { folder: string; remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'without-scripts-'));
  cpSync(site, folder, { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const path = join(entry.parentPath, entry.name);
    const html = readFileSync(path, 'utf8');
    writeFileSync(path, html.replace(script, '').replace(scriptHint, ''));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
};
