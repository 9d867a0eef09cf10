import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The copy of the project that the develop server shows and the tests edit. */
export const site = join(tmpdir(), 'develop-site');

export const port = process.env.DEVELOP_PORT ?? '8010';
