import { patternOf, type HeaderRule } from '../../src/gatsby/hosting/header-rule';
import { caddyfile } from './caddyfile';
import { nginxConf } from './nginx';

const rules: HeaderRule[] = [
  { path: '/*', headers: { 'Cache-Control': 'short', 'Referrer-Policy': 'origin' } },
  { path: '/*.js', headers: { 'Cache-Control': 'long "quoted"' } },
];

it('writes every header for Caddy, in the order of the rules', () => {
  const text = caddyfile('starswell.example', '/en', rules, 'short');
  const shortest = text.replace(/\s+/g, ' ');
  expect(shortest).toContain('header /* { Cache-Control "short" Referrer-Policy "origin" }');
  expect(shortest).toContain('header /*.js { Cache-Control "long \\"quoted\\"" }');
  expect(text.indexOf('/*.js')).toBeGreaterThan(text.indexOf('header /* '));
  expect(shortest).toContain('@root { path / }');
  expect(shortest).toContain('redir @root /en 301');
});

it('keeps the query where Caddy leads elsewhere, as nginx does', () => {
  const text = caddyfile('starswell.example', '/en', rules, 'short').replace(/\s+/g, ' ');
  expect(text).toContain('@root-query { path / expression `{query} != ""` }');
  for (const [name, target] of [
    ['root', '/en'],
    ['slash', '{re.slash.1}'],
  ] as const)
    expect(text).toContain(
      `redir @${name}-query ${target}?{query} 301 redir @${name} ${target} 301`,
    );
});

it('writes every header for nginx, where the first pattern decides', () => {
  const text = nginxConf('starswell.example', '/en', rules, 'short');
  const [script, all] = rules
    .map(({ path }) => text.indexOf(`"~${patternOf(path).source}"`))
    .reverse();
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThan(all ?? 0);
  expect(text).toContain('add_header Referrer-Policy $site_referrer_policy always;');
  expect(text).toContain('404 "short";');
  expect(text).toContain('location = / { return 301 /en$is_args$args; }');
});

it('lets no server lead off the site for an address with two slashes or a backslash', () => {
  for (const text of [
    caddyfile('starswell.example', '/en', rules, 'short'),
    nginxConf('starswell.example', '/en', rules, 'short'),
  ]) {
    const [pattern] = /\^\(\(\?:.*\/\$/.exec(text) ?? [];
    const expression = new RegExp((pattern ?? '').replaceAll('\\\\\\\\', '\\\\'));
    expect('/en/about/').toMatch(expression);
    for (const path of ['//evil.example/', '/\\evil.example/'])
      expect(path).not.toMatch(expression);
  }
});

it('leads to https at the site’s own name, whatever host was asked for', () => {
  const text = nginxConf('starswell.example', '/en', rules, 'short');
  expect(text).toContain('return 301 https://starswell.example$request_uri;');
  expect(text).not.toMatch(/\$(?:http_)?host/);
});

it('lets no line break of an address into a header of nginx', () => {
  const text = nginxConf('starswell.example', '/en', rules, 'short');
  const [pattern] = /\^\(\(\?:.*\/\$/.exec(text) ?? [];
  expect('/x\r\nSet-Cookie: a=b/').not.toMatch(new RegExp(pattern ?? ''));
});
