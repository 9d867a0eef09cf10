/** @jest-environment node */
import { sitePolicy } from './content-security-policy';
import { siteHeaders } from './site-headers';
import { headersFor } from './header-rules';

const hashes = { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] };

const directivesOf = (policy = ''): Record<string, string> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

describe('the policy of pages', () => {
  const policy = directivesOf(sitePolicy(['https://api.emailjs.com'], hashes, true));

  it('runs scripts of the site and those that the build has read, and no text as a script', () => {
    expect(policy['script-src']).toBe("'self' 'sha256-script'");
    expect(policy['require-trusted-types-for']).toBe("'script'");
    expect(policy['trusted-types']).toBe('chunks story');
  });

  it('lets nothing but messages leave, and only to the email service', () => {
    expect(policy['connect-src']).toBe("'self' https://api.emailjs.com");
    expect(policy['form-action']).toBe("'self' https://api.emailjs.com");
    const open = Object.keys(policy).filter((name) => policy[name]?.includes('http'));
    expect(open.sort()).toEqual(['connect-src', 'form-action']);
  });

  it('loads files of the site, small drawings and known styles, no plugins, frames or workers, and is framed nowhere', () => {
    expect(policy['default-src']).toBe("'self'");
    expect(policy['style-src-elem']).toMatch(/^'self' .*'sha256-style'$/);
    expect(policy['style-src-attr']).toBe("'unsafe-inline'");
    expect(policy['img-src']).toBe("'self' data:");
    for (const name of ['object-src', 'frame-src', 'worker-src', 'base-uri', 'frame-ancestors'])
      expect([name, policy[name]]).toEqual([name, "'none'"]);
    expect(policy['upgrade-insecure-requests']).toBe('');
  });
});

it('sends to the server itself in a build for this machine, which has no https', () => {
  const policy = directivesOf(sitePolicy([], hashes, false));
  expect(policy['connect-src']).toBe("'self'");
  expect(policy['form-action']).toBe("'self'");
  expect(policy).not.toHaveProperty('upgrade-insecure-requests');
});

it('lets the headers of another plugin replace those of the site for its files', () => {
  const own = { path: '/admin/*', headers: { 'Content-Security-Policy': "default-src 'none'" } };
  const rules = siteHeaders({ connectTo: [], secure: true, headers: [own] }, hashes);
  const policyOf = (path: string) => headersFor(rules, path)['Content-Security-Policy'];
  expect(policyOf('/admin/parts/a.js')).toBe("default-src 'none'");
  expect(policyOf('/en')).toContain("default-src 'self'");
});
