import { patternOf, type HeaderRule } from '../../src/gatsby/hosting/header-matching';
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

const variableOf = (name: string): string => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/** In the rules the last match applies, in a map the first one. */
const mapOf = (name: string, rules: readonly HeaderRule[]): string[] => [
  `map $request_path ${variableOf(name)} {`,
  ...rules
    .flatMap(({ path, headers }) => {
      const value = Object.entries(headers).find(([key]) => key === name)?.[1];
      return value ? [`    ${quote(`~${patternOf(path).source}`)} ${quote(value)};`] : [];
    })
    .reverse(),
  '}',
];

const addHeader = (name: string): string =>
  `add_header ${name} ${name === 'Cache-Control' ? '$site_caching' : variableOf(name)} always;`;

/** Composes the settings of an nginx server, for its `conf.d` folder. */
export const nginxConf = (settings: SiteSettings): string => {
  const { rules } = settings;
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  return fillTemplate('scripts/hosting/nginx.conf', settings, {
    maps: names.flatMap((name) => mapOf(name, rules)).join('\n'),
    headers: names.map(addHeader).join('\n    '),
  });
};
