import { readdirSync } from 'node:fs';
import { join } from 'node:path';

// Jest loads each of its files by itself; in one file, the checks share the parsed pages, which take longer than all checks.
for (const file of readdirSync(__dirname))
  if (file.endsWith('.check.ts')) jest.requireActual(join(__dirname, file));
