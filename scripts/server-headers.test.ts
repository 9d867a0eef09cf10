/** @jest-environment node */
import { serverHeaders } from './server-headers';

const files = serverHeaders(`/*
  Cache-Control: page
  Content-Security-Policy: script-src 'self'; img-src "data:"
/*.js
  ! Cache-Control
  Cache-Control: script
`);

it('sets the headers of Caddy in the order of the rules', () => {
  expect(files['headers.caddy']).toBe(
    [
      '@headers0 path_regexp `^/.*$`',
      'header @headers0 {',
      '\tCache-Control `page`',
      '\tContent-Security-Policy `script-src \'self\'; img-src "data:"`',
      '}',
      '@headers1 path_regexp `^/.*\\.js$`',
      'header @headers1 {',
      '\tCache-Control `script`',
      '}',
      '',
    ].join('\n'),
  );
});

it('gives nginx the last rule first, and lets it cache no missing file', () => {
  expect(files['nginx-maps.conf']).toBe(`map $status$request_uri $site_cache_control {
	"~^404" "no-cache";
	"~^\\d+/[^?]*\\.js(?:\\?|$)" "script";
	"~^\\d+/[^?]*(?:\\?|$)" "page";
	default "";
}
map $status$request_uri $site_content_security_policy {
	"~^\\d+/[^?]*(?:\\?|$)" "script-src 'self'; img-src \\"data:\\"";
	default "";
}
`);
});

it('sends every header from nginx, with errors too', () => {
  expect(files['nginx-headers.conf']).toBe(`add_header Cache-Control $site_cache_control always;
add_header Content-Security-Policy $site_content_security_policy always;
`);
});
