import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { derivedFiles } from './derived-files';

for (const [path, text] of Object.entries(derivedFiles())) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
