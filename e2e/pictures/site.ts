import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The copy of the project that is built from the content of the pictures. */
export const site = join(tmpdir(), 'pictures-site');
