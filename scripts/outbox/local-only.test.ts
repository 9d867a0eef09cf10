/** @jest-environment node */
import { isLoopbackAddress, isLoopbackHost, isLoopbackOrigin } from './local-only';

it.each([
  [
    'address',
    isLoopbackAddress,
    ['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1'],
    [undefined, 'localhost', '128.0.0.1', '::2', '::ffff:10.0.0.1', 'fe80::1%eth0'],
  ],
  [
    'host',
    isLoopbackHost,
    ['localhost', 'LOCALHOST:9000', '127.0.0.1:9000', '[::1]', '[::1]:9000'],
    [undefined, 'localhost.evil.example', 'notlocalhost', 'localhost:9000@evil.example'],
  ],
  [
    'origin',
    isLoopbackOrigin,
    [undefined, 'http://localhost:8000', 'https://[::1]:8000'],
    ['null', 'https://evil.example', 'http://localhost.evil.example'],
  ],
] as const)('tells the %s of this machine from any other', (_what, isOwn, own, others) => {
  expect(own.filter((value) => !isOwn(value))).toEqual([]);
  expect(others.filter((value) => isOwn(value))).toEqual([]);
});
