/** @jest-environment node */
import { isLoopbackAddress, isLoopbackHost, isLoopbackOrigin } from './local-only';

it.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1'])(
  'takes %s for this machine',
  (address) => expect(isLoopbackAddress(address)).toBe(true),
);

it.each([
  undefined,
  'localhost',
  '10.0.0.1',
  '128.0.0.1',
  '::2',
  '::ffff:10.0.0.1',
  'fe80::1%eth0',
])('takes %p for another machine', (address) => expect(isLoopbackAddress(address)).toBe(false));

it.each(['localhost', 'LOCALHOST:9000', '127.0.0.1', '127.0.0.1:9000', '[::1]', '[::1]:9000'])(
  'takes the host %s for this machine',
  (host) => expect(isLoopbackHost(host)).toBe(true),
);

it.each([
  undefined,
  'localhost.evil.example',
  'notlocalhost',
  'localhost:9000@evil.example',
  '192.168.1.2:9000',
])('takes the host %p for another machine', (host) => expect(isLoopbackHost(host)).toBe(false));

it.each([undefined, 'http://localhost:8000', 'http://127.0.0.1:9000', 'https://[::1]:8000'])(
  'takes %p for an origin of this machine',
  (origin) => expect(isLoopbackOrigin(origin)).toBe(true),
);

it.each(['null', 'https://evil.example', 'http://localhost.evil.example'])(
  'takes %s for another origin',
  (origin) => expect(isLoopbackOrigin(origin)).toBe(false),
);
