import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleEditor } from './bundle';
import { editorFiles } from './config';
import type { EditorOptions } from './options';
import { adminPath } from './paths';

/** Writes the editor into a build's folder. An editor of an earlier build is removed, even if the option is off. */
export const writeEditor = async (
  root: string,
  folder: string,
  options: EditorOptions,
): Promise<void> => {
  const target = join(folder, adminPath);
  rmSync(target, { recursive: true, force: true });
  if (!options.enabled) return;
  await bundleEditor(target);
  for (const [name, text] of Object.entries(editorFiles(root, options))) {
    writeFileSync(join(target, name), text);
  }
};
