/** @jest-environment node */
import { sitePolicy } from './content-security-policy';

const hashes = { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] };

const policyOf = (connectTo: string[], secure: boolean): Map<string, string> =>
  new Map(
    sitePolicy(
      { connectTo, secure, trustedTypes: ['markup'], styleHashes: ['sha256-added'] },
      hashes,
    )
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.join(' ')];
      }),
  );

const policy = policyOf(['https://api.emailjs.com'], true);

it.each([
  ["scripts of the site and the build's inline scripts", 'script-src', "'self' 'sha256-script'"],
  ['no text as script, except of two policies', 'require-trusted-types-for', "'script'"],
  ['the chunk loader and the code of the site as Trusted Types', 'trusted-types', 'chunks markup'],
  ['messages to the email service', 'connect-src', "'self' https://api.emailjs.com"],
  ['forms that post to the email service', 'form-action', "'self' https://api.emailjs.com"],
  [
    'styles of the site, those that scripts add, and those in the pages',
    'style-src-elem',
    "'self' 'sha256-added' 'sha256-style'",
  ],
  ['style attributes', 'style-src-attr', "'unsafe-inline'"],
  ['pictures of the site and data: drawings', 'img-src', "'self' data:"],
  ['no plugins', 'object-src', "'none'"],
  ['no frames', 'frame-src', "'none'"],
  ['no workers', 'worker-src', "'none'"],
  ['no other base address', 'base-uri', "'none'"],
  ['no framing', 'frame-ancestors', "'none'"],
  ['of the rest only files of the site', 'default-src', "'self'"],
])('allows %s', (_what, directive, sources) => {
  expect(policy.get(directive)).toBe(sources);
});

it('sends to the site only in a build without an email service', () => {
  expect(policyOf([], false).get('connect-src')).toBe("'self'");
});

it.each([true, false])('upgrades requests when the site has https: %p', (secure) => {
  expect(policyOf([], secure).has('upgrade-insecure-requests')).toBe(secure);
});
