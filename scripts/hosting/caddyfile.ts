import type { HeaderRule } from '../../src/gatsby/hosting/header-matching';
import { fillTemplate, quote, type SiteSettings } from './fill-template';

const headerBlock = ({ path, headers }: HeaderRule): string[] => [
  `header ${path} {`,
  ...Object.entries(headers).map(([name, value]) => `\t${name} ${quote(value)}`),
  '}',
];

/** Composes the settings of a Caddy server, which gets its own certificate. */
export const caddyfile = (settings: SiteSettings): string =>
  fillTemplate('scripts/hosting/Caddyfile', settings, {
    headers: settings.rules.flatMap(headerBlock).join('\n\t\t'),
  });
