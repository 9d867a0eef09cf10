/** @jest-environment node */
import { patternOf, type HeaderRule } from '../../src/gatsby/hosting/header-rules';
import { caddyfile, nginxConf, suspiciousPath, type SiteSettings } from './servers';

const rules: HeaderRule[] = [
  { path: '/*', headers: { 'Cache-Control': 'short', 'Referrer-Policy': 'origin' } },
  { path: '/*.js', headers: { 'Cache-Control': 'long "quoted"' } },
];

const settings: SiteSettings = {
  host: 'starswell.example',
  root: '/srv/www/20261121',
  home: '/en',
  rules,
  revalidate: 'short',
};

it('writes every header for Caddy, in the order of the rules', () => {
  const text = caddyfile(settings);
  const shortest = text.replace(/\s+/g, ' ');
  expect(shortest).toContain('header /* { Cache-Control "short" Referrer-Policy "origin" }');
  expect(shortest).toContain('header /*.js { Cache-Control "long \\"quoted\\"" }');
  expect(text.indexOf('/*.js')).toBeGreaterThan(text.indexOf('header /* '));
  expect(shortest).toContain('root * /srv/www/20261121');
  expect(shortest).toContain('@root { path / /index.html not path /static/* }');
  expect(shortest).toContain('redir @root /en 301');
});

it('keeps the query where Caddy leads elsewhere, as nginx does', () => {
  const text = caddyfile(settings).replace(/\s+/g, ' ');
  expect(text).toContain(
    '@root-query { path / /index.html not path /static/* expression `{query} != ""` }',
  );
  for (const [name, target] of [
    ['root', '/en'],
    ['slash', '{re.slash.1}'],
  ] as const)
    expect(text).toContain(
      `redir @${name}-query ${target}?{query} 301 redir @${name} ${target} 301`,
    );
});

it('writes every header for nginx, where the first pattern decides', () => {
  const text = nginxConf(settings);
  const [all, script] = rules.map(({ path }) => text.indexOf(`"~${patternOf(path).source}"`));
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThan(all ?? 0);
  expect(text).toContain('add_header Referrer-Policy $site_referrer_policy always;');
  expect(text).toContain('"~^(?:301|404)$" "short";');
  expect(text).toContain('root /srv/www/20261121;');
  expect(text).toContain('location ~ ^/(?:index\\.html)?$ { return 301 /en$is_args$args; }');
});

const strange = [
  '/en%2fabout',
  '/en%5Cabout',
  '/%2e%2e/en',
  '/en%00',
  '//evil.example/',
  '/en//about?a',
  '/en/./about',
  '/en/..',
  `/${'a'.repeat(300)}`,
];

it('has no page at an address of another spelling', () => {
  // JavaScript does not read the flag `(?i)` in an expression.
  const expression = new RegExp(suspiciousPath.replace('(?i)', ''), 'i');
  for (const path of strange) expect(path).toMatch(expression);
  for (const path of ['/', '/en', '/en?x=//a%2f', '/.well-known/x', '/a..b', '/share/about-en.jpg'])
    expect(path).not.toMatch(expression);
  expect(nginxConf(settings).replace(/\s+/g, ' ')).toContain(
    `map $request_uri $odd_address { "~${suspiciousPath}" 1; }`,
  );
  expect(caddyfile(settings)).toContain(`expression \`{uri}.matches("${suspiciousPath}")\``);
});

it('lets no server lead off the site, and no line break into a header', () => {
  const off = ['/\t/evil.example/', '//evil.example/', '/\\evil.example/', '/x\r\nA: b/'];
  for (const text of [caddyfile(settings), nginxConf(settings)]) {
    const patterns = [...text.matchAll(/\^\(.*\$(?=["\s])/g)].map(
      ([pattern]) => new RegExp(pattern),
    );
    expect(patterns.some((pattern) => pattern.test('/en/about/'))).toBe(true);
    for (const path of off) expect(patterns.filter((pattern) => pattern.test(path))).toEqual([]);
  }
});

it('leads to https at the site’s own name, whatever host was requested', () => {
  const text = nginxConf(settings);
  expect(text).toContain('return 301 https://starswell.example$request_uri;');
  expect(text).not.toMatch(/\$(?:http_)?host/);
});
