import { failureFrom, reasonOf } from './send-result';

it.each([
  [0, 'network'],
  [400, 'refused'],
  [403, 'forbidden'],
  [404, 'refused'],
  [413, 'too-large'],
  [429, 'throttled'],
  [451, 'headless'],
  [500, 'unavailable'],
  [503, 'unavailable'],
])('reads the status %i of the service as %s', (status, reason) => {
  expect(reasonOf(status)).toBe(reason);
});

it('keeps status and text of the service', () => {
  expect(failureFrom({ status: 429, text: 'Too Many Requests' }, true)).toEqual({
    outcome: 'failed',
    reason: 'throttled',
    status: 429,
    text: 'Too Many Requests',
  });
});

it('tells a broken connection from none', () => {
  const error = new TypeError('Failed to fetch');
  expect(failureFrom(error, true)).toMatchObject({ reason: 'network', status: 0 });
  expect(failureFrom(error, false)).toMatchObject({ reason: 'offline', status: 0 });
});

it('knows the library’s bare texts about missing settings', () => {
  expect(failureFrom('The public key is required.', true)).toMatchObject({
    reason: 'misconfigured',
    text: 'The public key is required.',
  });
});
