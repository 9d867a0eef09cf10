import { existsSync, readFileSync } from 'node:fs';
import { revalidate } from '../../src/gatsby/hosting/caching';
import { parseHeaders } from '../../src/gatsby/hosting/header-rules';
import { siteMetadata } from '../../src/gatsby/site-metadata';
import { defaultLanguage } from '../../src/i18n/languages';
import { composePath } from '../../src/i18n/route-table';
import { fail, requireBuild } from '../preview/require-build';
import { caddyfile, nginxConf } from './servers';

const file = 'public/_headers';
const [server, root = '/srv/www/public'] = process.argv.slice(2);

requireBuild(file);

if (existsSync('.env.production')) process.loadEnvFile('.env.production');
const { host } = new URL(siteMetadata(process.env).siteUrl);
const rules = parseHeaders(readFileSync(file, 'utf8'));
const home = composePath(defaultLanguage);

const settings = { host, root, home, rules, revalidate };

if (server === 'caddy') console.log(caddyfile(settings));
else if (server === 'nginx') console.log(nginxConf(settings));
else {
  fail(
    'Name the server: npm run hosting -- caddy, or npm run hosting -- nginx. The folder on the server may follow.',
  );
}
