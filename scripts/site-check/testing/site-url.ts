import { existsSync } from 'node:fs';
import { siteUrl as siteUrlOf } from '../../../src/site-url';

// The build read the same file.
if (existsSync('.env.production')) process.loadEnvFile('.env.production');

export const siteUrl = siteUrlOf(process.env.GATSBY_SITE_URL);
