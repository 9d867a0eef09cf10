import { existsSync } from 'node:fs';
import { siteMetadata } from '../../src/gatsby/site-metadata';

// The build read the same file.
if (existsSync('.env.production')) process.loadEnvFile('.env.production');

/** Where the site stands, as the build was told. */
export const { siteUrl } = siteMetadata(process.env);
