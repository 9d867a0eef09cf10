/** Builds a copy of the project with the content of the pictures, and serves it. */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, languages } from '#source-content';
import { forEachLanguage } from '../../plugins/gatsby-source-content/testing';
import { copyProject } from '../support/copy-project';
import { site } from './site';

const content = join(site, 'content');

/** Gives each text of an entry to every language. */
const translate = (json: string): string =>
  JSON.stringify(
    JSON.parse(json, (_key, value) => (value?.en ? forEachLanguage(() => value.en) : value)),
  );

copyProject(site);
rmSync(content, { recursive: true });
cpSync(join(__dirname, 'content'), content, { recursive: true });
// The pictures show only English, so the other languages have its texts.
for (const path of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
  const file = join(content, path);
  if (/\ben(\.md)?$/.test(path))
    for (const language of languages.filter((one) => one !== defaultLanguage))
      cpSync(file, file.replace(/\ben(?=(\.md)?$)/, language), { recursive: true });
  else if (path.endsWith('.json')) writeFileSync(file, translate(readFileSync(file, 'utf8')));
}

const { status, stdout, stderr } = spawnSync('npm', ['run', 'build:outbox'], {
  cwd: site,
  encoding: 'utf8',
});
if (status !== 0) {
  console.error('The build of e2e/pictures/content failed:', stdout, stderr);
  process.exit(1);
}
spawnSync('npm', ['run', 'serve'], { cwd: site, stdio: 'inherit' });
