import { existsSync } from 'node:fs';
import { siteMetadata } from '../../../src/gatsby/site-metadata';

// The build read the same file.
if (existsSync('.env.production')) process.loadEnvFile('.env.production');

export const { siteUrl } = siteMetadata(process.env);
