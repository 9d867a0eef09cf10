import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminPath } from './paths';
import { outboxSwitch } from '../../../src/gatsby/email-settings';
import { readBackend } from './backend';
import { bundleEditor } from './bundle';
import { editorConfig } from './config';
import { editorPage } from './page';

type Environment = Record<string, string | undefined>;

/**
 * Tells whether a build has an editor: where a repository is named, and in builds for this machine, whose editor works on local files.
 *
 * @param env The process's environment.
 */
export const hasEditor = (env: Environment): boolean =>
  readBackend(env) !== undefined || Boolean(env[outboxSwitch]);

const brandOf = (root: string): string =>
  JSON.parse(readFileSync(join(root, 'content', 'site.json'), 'utf8')).brand;

/**
 * Composes the editor's own files, which change with the content and the settings.
 *
 * @param root The project's root.
 * @param env The process's environment.
 * @returns Each file's text by its name.
 */
export const editorFiles = (root: string, env: Environment): Record<string, string> => ({
  'index.html': editorPage(brandOf(root), readBackend(env)),
  'config.json': JSON.stringify(editorConfig(root, env)),
});

/**
 * Writes the editor into a build, and takes away what an earlier build left of it.
 *
 * @param root The project's root.
 * @param folder The build's folder.
 * @param env The process's environment.
 */
export const writeEditor = async (
  root: string,
  folder: string,
  env: Environment,
): Promise<void> => {
  const target = join(folder, adminPath);
  rmSync(target, { recursive: true, force: true });
  if (!hasEditor(env)) return;
  await bundleEditor(target);
  for (const [name, text] of Object.entries(editorFiles(root, env))) {
    writeFileSync(join(target, name), text);
  }
};
