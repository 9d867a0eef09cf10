/** @jest-environment node */
import { patternOf, type HeaderRule } from '../../src/gatsby/hosting/header-rules';
import { caddyfile, nginxConf, suspiciousPath } from './servers';

const rules: HeaderRule[] = [
  { path: '/*', headers: { 'Cache-Control': 'short', 'Referrer-Policy': 'origin' } },
  { path: '/*.js', headers: { 'Cache-Control': 'long "quoted"' } },
];

const settings = {
  host: 'starswell.example',
  root: '/srv/www/20261121',
  home: '/en',
  rules,
  revalidate: 'short',
};

const caddy = caddyfile(settings).replace(/\s+/g, ' ');
const nginx = nginxConf(settings).replace(/\s+/g, ' ');

it('writes every header for Caddy, in the order of the rules', () => {
  expect(caddy).toContain(
    'header @rule-0 { Cache-Control "short" Referrer-Policy "origin" } @rule-1 path_regexp ^\\/.*\\.js$ header @rule-1 { Cache-Control "long \\"quoted\\"" }',
  );
  expect(caddy).toContain('root * /srv/www/20261121');
  expect(caddy).toContain('rewrite * /404.html');
});

it('keeps the query where Caddy leads elsewhere, as nginx does', () => {
  const root = 'path / /index.html not path /static/*';
  expect(caddy).toContain(`@root { ${root} }`);
  expect(caddy).toContain(`@root-query { ${root} expression \`{query} != ""\` }`);
  expect(caddy).toContain('redir @root-query /en?{query} 301 redir @root /en 301');
  const slash = '{re.slash.1}';
  expect(caddy).toContain(`redir @slash-query ${slash}?{query} 301 redir @slash ${slash} 301`);
});

it('writes every header for nginx, where the first pattern decides', () => {
  const [all, script] = rules.map(({ path }) => nginx.indexOf(`"~${patternOf(path).source}"`));
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThan(all ?? 0);
  expect(nginx).toContain('add_header Referrer-Policy $site_referrer_policy always;');
  expect(nginx).toContain('"~^(?:301|404)$" "short";');
  expect(nginx).toContain('root /srv/www/20261121;');
  expect(nginx).toContain('error_page 404 /404.html;');
  expect(nginx).toContain('location ~ ^/(?:index\\.html)?$ { return 301 /en$is_args$args; }');
});

it('has no page at an address of another spelling', () => {
  // JavaScript does not read the flag `(?i)` in an expression.
  const expression = new RegExp(suspiciousPath.replace('(?i)', ''), 'i');
  const encoded = ['/en%2fabout', '/en%5Cabout', '/%2e%2e/en', '/en%00'];
  const long = `/${'a'.repeat(300)}`;
  for (const path of [...encoded, '/en//about?a', '/en/./about', '/en/..', long])
    expect(path).toMatch(expression);
  for (const path of ['/', '/en', '/en?x=//a%2f', '/.well-known/x', '/a..b', '/share/about-en.jpg'])
    expect(path).not.toMatch(expression);
  expect(nginx).toContain(`map $request_uri $odd_address { "~${suspiciousPath}" 1; }`);
  expect(caddy).toContain(`expression \`{uri}.matches("${suspiciousPath}")\``);
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
  expect(nginx).toContain('return 301 https://starswell.example$request_uri;');
  expect(nginx).not.toMatch(/\$(?:http_)?host/);
});
